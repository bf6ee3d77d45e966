import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { Deposit } from '@mosaic/contracts'

/** Other tabs order deposits too: asked anew with every look. */
export const useDepositSettings = () =>
  useApiQuery('wallet', 'depositSettings', {}, { staleTime: 0, refetchOnWindowFocus: 'always' })

/** What was offered is no longer so. */
export const useAskSettings = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['wallet', 'depositSettings'] })
}

export const useOrderDeposit = () => useApiMutation('depositGateway')
export const useOrderCode = () => useApiMutation('depositQr')
export const useOrderTransfer = () => useApiMutation('depositTransfer')

const statusOf = (depositId: string) => ({ query: { depositId } })

export const useDepositAnswer = (depositId: string, refetchInterval: number | false) =>
  useApiQuery('wallet', 'depositStatus', statusOf(depositId), { staleTime: 0, refetchInterval })

/** What an order or a change of it answered is what is known of the deposit; lists that are without it are asked anew. */
export const useKeepDeposit = () => {
  const client = useQueryClient()
  return (deposit: Deposit) => {
    client.setQueryData(apiKey('wallet', 'depositStatus', statusOf(deposit.depositId)), deposit)
    void client.invalidateQueries({ queryKey: ['wallet', 'depositReport'] })
  }
}

export const useCancelDeposit = () => useApiMutation('cancelDeposit', { onDone: useKeepDeposit() })
export const useSendProof = () => useApiMutation('depositProof', { onDone: useKeepDeposit() })
