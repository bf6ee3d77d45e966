import { useSession } from '@mosaic/session'
import { useEffect } from 'react'
import { useRefreshBalances } from '../../api/transfers'

/** Keeps the balance as the gateway has it, wherever the change came from: a game, another device, a decision of the house. */
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
