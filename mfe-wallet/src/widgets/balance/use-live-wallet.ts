import { useSession } from '@mosaic/session'
import { useEffect } from 'react'
import { useRefreshTransfers } from '../../api/transfers'

/** Keeps the balance as the gateway has it, wherever the change came from: a game, another device, a decision of the house. */
export const useLiveWallet = (): void => {
  const userName = useSession()?.userName
  const refresh = useRefreshTransfers()
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    import('@mosaic/live')
      .then(({ followTopic }) => {
        if (!gone) stop = followTopic('wallet', refresh)
      })
      // The balance is still asked for when something happens here.
      .catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [userName, refresh])
}
