import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { refreshWallet } from '@mosaic/session'

export type Downline = ValueOf<'downlineDetail'>

export const useDownlineQuery = (memberId: string) =>
  useApiQuery('agent', 'downlineDetail', { query: { memberId } }, { staleTime: 0 })

export const usePromoteMutation = () => useApiMutation('promoteDownlineToAgent')
export const useFreezeMutation = () => useApiMutation('freezeDownlineCommission')
export const useTransferMutation = () => useApiMutation('transferDownline')

/** After a change of a member or their money. */
export const useRefreshDownline = () => {
  const client = useQueryClient()
  return (): void => {
    void refreshWallet()
    void client.invalidateQueries({ queryKey: ['agent', 'downlineDetail'] })
    void client.invalidateQueries({ queryKey: ['agent', 'downlines'] })
  }
}
