import { readStored, useSession } from '@mosaic/session'
import { useEffect } from 'react'

/** Keeps the push subscription of this device alive while a member is signed in; its code loads only where there is one. */
export const usePushSubscription = (active: boolean): void => {
  const userName = useSession()?.userName
  useEffect(() => {
    if (!active || userName === undefined || readStored('mosaic.push') === null) return undefined
    const keep = () => {
      import('./keep-subscription')
        .then(({ keepSubscription }) => keepSubscription(userName))
        // The next visit tries again.
        .catch(() => undefined)
    }
    keep()
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'push.subscription.changed') keep()
    }
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
    serviceWorker?.addEventListener('message', onMessage)
    return () => serviceWorker?.removeEventListener('message', onMessage)
  }, [active, userName])
}
