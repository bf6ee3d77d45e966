import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { Deposit } from '@mosaic/contracts'
import { queryKey } from './query-key'

/** Other tabs order deposits too: refetched whenever the page becomes visible. */
export const useDepositSettingsQuery = () =>
  useApiQuery('wallet', 'depositSettings', {}, { staleTime: 0, refetchOnWindowFocus: 'always' })

/** Call it when the gateway refuses an offered option: the settings are outdated. */
export const useInvalidateDepositSettings = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: queryKey('depositSettings') })
}

export const useGatewayDepositMutation = () => useApiMutation('depositGateway')
export const useQrDepositMutation = () => useApiMutation('depositQr')
export const useTransferDepositMutation = () => useApiMutation('depositTransfer')

const statusOf = (depositId: string) => ({ query: { depositId } })

export const useDepositStatusQuery = (depositId: string, refetchInterval: number | false) =>
  useApiQuery('wallet', 'depositStatus', statusOf(depositId), { staleTime: 0, refetchInterval })

/** Caches the deposit from the answer of an order or a change; lists without it are refetched. */
export const useCacheDeposit = () => {
  const client = useQueryClient()
  return (deposit: Deposit) => {
    client.setQueryData(queryKey('depositStatus', statusOf(deposit.depositId)), deposit)
    void client.invalidateQueries({ queryKey: queryKey('depositReport') })
  }
}

export const useCancelDepositMutation = () => useApiMutation('cancelDeposit', { onDone: useCacheDeposit() })
export const useDepositProofMutation = () => useApiMutation('depositProof', { onDone: useCacheDeposit() })
