import { refreshWallet, useWallet } from '@mosaic/session'
import { useEffect } from 'react'
import { retryDelay } from './retry-delay'

/** Retries a failed balance while the page is visible and online; the wallet itself refreshes when the page becomes visible again. */
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
