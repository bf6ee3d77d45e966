import { useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { Withdrawal } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'
import { queryKey } from './query-key'

/** Play, other tabs and the security centre change the available amount: refetched whenever the page becomes visible. */
export const useWithdrawSettingsQuery = () =>
  useApiQuery('wallet', 'withdrawSettings', {}, { staleTime: 0, refetchOnWindowFocus: 'always' })

export const usePayoutAccountsQuery = () => useApiQuery('wallet', 'payoutAccounts', {})

export const useInvalidateAccounts = () => {
  const client = useQueryClient()
  return { onDone: () => void client.invalidateQueries({ queryKey: queryKey('payoutAccounts') }) }
}
export const useAddPayoutAccountMutation = () => useApiMutation('addPayoutAccount', useInvalidateAccounts())
export const useSetDefaultPayoutAccountMutation = () =>
  useApiMutation('setDefaultPayoutAccount', useInvalidateAccounts())
export const useRemovePayoutAccountMutation = () => useApiMutation('removePayoutAccount', useInvalidateAccounts())

/** The merchant's rule of a payment password changes by an operator's hand, not during a visit. */
export const useRegisterSettingsQuery = () => useApiQuery('wallet', 'registerSettings', {}, { staleTime: 600_000 })

export const useWithdrawMutation = () => useApiMutation('withdraw')

const statusOf = (withdrawId: string) => ({ query: { withdrawId } })

export const useWithdrawalStatusQuery = (withdrawId: string, refetchInterval: number | false) =>
  useApiQuery('wallet', 'withdrawStatus', statusOf(withdrawId), { staleTime: 0, refetchInterval })

/** Caches the answer of the request as the first state of the withdrawal; lists without it are refetched. */
export const useCacheWithdrawal = () => {
  const client = useQueryClient()
  return (withdrawal: Withdrawal) => {
    client.setQueryData(queryKey('withdrawStatus', statusOf(withdrawal.withdrawId)), withdrawal)
    void client.invalidateQueries({ queryKey: queryKey('withdrawReport') })
  }
}

/** A refusal means that the page had an outdated state. */
export const useInvalidateWithdrawSettings = () => {
  const client = useQueryClient()
  return () => {
    for (const name of ['withdrawSettings', 'payoutAccounts'] as const)
      void client.invalidateQueries({ queryKey: queryKey(name) })
  }
}

const pageSize = 30

export const useWithdrawReportQuery = (range: DayRange, state: Withdrawal['state'] | undefined) =>
  useApiPages(
    'wallet',
    'withdrawReport',
    (pageNo) => ({ query: { ...range, pageNo, pageSize, state } }),
    (page) => page,
    { key: { ...range, state } },
  )
