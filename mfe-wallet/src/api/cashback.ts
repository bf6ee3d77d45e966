import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import { refreshWallet } from '@mosaic/session'
import { queryKey } from './query-key'

export const useCashbackQuery = () => useApiQuery('wallet', 'manualRebate', {})

export const useClaimCashbackMutation = () => useApiMutation('claimManualRebate')

/** Refreshes the data that a claim, or its refusal, changed. */
export const useRefreshCashback = () => {
  const client = useQueryClient()
  return (): Promise<void> => {
    void refreshWallet()
    return client.invalidateQueries({ queryKey: queryKey('manualRebate', {}) })
  }
}
