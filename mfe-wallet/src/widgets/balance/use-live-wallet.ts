import { useQueryClient } from '@mosaic/api-client'
import { refreshWallet, useSession } from '@mosaic/session'
import { useEffect } from 'react'

/** Keeps the balance as the gateway has it, wherever the change came from: a game, another device, a decision of the house. */
export const useLiveWallet = (): void => {
  const userName = useSession()?.userName
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    const heard = () => {
      void refreshWallet()
      void client.invalidateQueries({ queryKey: ['wallet', 'funds'] })
    }
    import('@mosaic/live')
      .then(({ followTopic }) => {
        if (!gone) stop = followTopic('wallet', heard)
      })
      // The balance is still asked for when something happens here.
      .catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [userName, client])
}
