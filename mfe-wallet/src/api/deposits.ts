import { apiKey, useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { Deposit } from '@mosaic/contracts'

export const useDepositSettings = () => useApiQuery('wallet', 'depositSettings', {})

export const useOrderDeposit = () => useApiMutation('depositGateway')

const statusOf = (depositId: string) => ({ query: { depositId } })

export const useDepositAnswer = (depositId: string, refetchInterval: number | false) =>
  useApiQuery('wallet', 'depositStatus', statusOf(depositId), { staleTime: 0, refetchInterval })

/** What the order answered is the first known state of the deposit. */
export const useKeepDeposit = () => {
  const client = useQueryClient()
  return (deposit: Deposit) =>
    client.setQueryData(apiKey('wallet', 'depositStatus', statusOf(deposit.depositId)), deposit)
}
