import { deviceStorage, onWorkerMessage } from '@mosaic/browser'
import { useSession } from '@mosaic/session'
import { useEffect } from 'react'

/** Keeps the push subscription of this device alive while a member is signed in; its code loads only where there is one. */
export const usePushSubscription = (active: boolean): void => {
  const userName = useSession()?.userName
  useEffect(() => {
    if (!active || userName === undefined || deviceStorage.read('mosaic.push') === null) return undefined
    const keep = () => {
      import('./keep-subscription')
        .then(({ keepSubscription }) => keepSubscription(userName))
        // The next visit tries again.
        .catch(() => undefined)
    }
    keep()
    return onWorkerMessage((message) => {
      if (message === 'push.subscription.changed') keep()
    })
  }, [active, userName])
}
