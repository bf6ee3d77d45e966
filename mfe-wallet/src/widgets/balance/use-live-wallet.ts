import { useSession } from '@mosaic/session'
import { useEffect } from 'react'
import { useApplyFunds, useRefreshBalances } from '../../api/transfers'

/** Keeps the balance up to date, wherever the change came from: a game, another device, an operator's decision. */
export const useLiveWallet = (): void => {
  const userName = useSession()?.userName
  const refresh = useRefreshBalances()
  const apply = useApplyFunds()
  useEffect(() => {
    let stop: (() => void) | null = null
    let unmounted = false
    import('@mosaic/live')
      .then(({ followTopic }) => {
        if (!unmounted) stop = followTopic('wallet', (_version, funds) => (funds ? apply(funds) : refresh()))
      })
      // The balance is still fetched after actions on this page.
      .catch(() => undefined)
    return () => {
      unmounted = true
      stop?.()
    }
  }, [userName, refresh, apply])
}
