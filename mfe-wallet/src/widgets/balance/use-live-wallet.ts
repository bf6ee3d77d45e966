import { useSession } from '@mosaic/session'
import { useEffect } from 'react'
import { useRefreshBalances } from '../../api/transfers'

/** Keeps the balance up to date, wherever the change came from: a game, another device, an operator's decision. */
export const useLiveWallet = (): void => {
  const userName = useSession()?.userName
  const refresh = useRefreshBalances()
  useEffect(() => {
    let stop: (() => void) | null = null
    let unmounted = false
    import('@mosaic/live')
      .then(({ followTopic }) => {
        if (!unmounted) stop = followTopic('wallet', refresh)
      })
      // The balance is still asked for when something happens here.
      .catch(() => undefined)
    return () => {
      unmounted = true
      stop?.()
    }
  }, [userName, refresh])
}
