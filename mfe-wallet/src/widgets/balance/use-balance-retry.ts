import { refreshWallet, useWallet } from '@mosaic/session'
import { useEffect } from 'react'
import { askAgainAfter } from './ask-again'

/** Asks for a balance that could not be had until it comes, while somebody looks and there is a network; the wallet itself asks when the page comes back to the front. */
export const useBalanceRetry = (): void => {
  const { failures, refreshing } = useWallet()
  useEffect(() => {
    if (failures === 0 || refreshing) return undefined
    const ask = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshWallet()
    }
    const timer = setTimeout(ask, askAgainAfter(failures))
    window.addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', ask)
    }
  }, [failures, refreshing])
}
