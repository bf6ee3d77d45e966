import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { BodyOf, ValueOf } from '@mosaic/contracts'

export type DownlineRates = ValueOf<'downlineRebates'>
export type ProposedRates = BodyOf<'updateDownlineRebates'>
export type RatePreview = ValueOf<'downlineRebatesPreview'>

export const useOwnRatesQuery = () => useApiQuery('agent', 'globalRebateSettings', {})

export const useDownlineRatesQuery = (memberId: string) =>
  useApiQuery('agent', 'downlineRebates', { query: { memberId } }, { staleTime: 0 })

export const useRatePreviewMutation = () => useApiMutation('downlineRebatesPreview')

export const useUpdateRatesMutation = () => useApiMutation('updateDownlineRebates')

export const useRefreshRates = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ['agent', 'downlineRebates'] })
    void client.invalidateQueries({ queryKey: ['agent', 'downlineDetail'] })
  }
}
