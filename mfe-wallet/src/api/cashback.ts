import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import { refreshWallet } from '@mosaic/session'

export const useCashback = () => useApiQuery('wallet', 'manualRebate', {})

export const useClaimCashback = () => useApiMutation('claimManualRebate')

/** What a claim, or its refusal, changed. */
export const useRefreshCashback = () => {
  const client = useQueryClient()
  return (): Promise<void> => {
    void refreshWallet()
    return client.invalidateQueries({ queryKey: apiKey('wallet', 'manualRebate', {}) })
  }
}
