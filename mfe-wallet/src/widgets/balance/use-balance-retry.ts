import { refreshWallet, useWallet } from '@mosaic/session'
import { useEffect } from 'react'
import { retryDelay } from './retry-delay'

/** Asks for a balance that could not be had until it comes, while somebody looks and there is a network; the wallet itself asks when the page comes back to the front. */
export const useBalanceRetry = (): void => {
  const { failures, refreshing } = useWallet()
  useEffect(() => {
    if (failures === 0 || refreshing) return undefined
    const retry = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshWallet()
    }
    const timer = setTimeout(retry, retryDelay(failures))
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [failures, refreshing])
}
