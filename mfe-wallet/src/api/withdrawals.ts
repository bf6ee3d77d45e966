import { apiKey, useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { Withdrawal } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'

/** Play, other tabs and the security centre change what may leave: asked anew with every look. */
export const useWithdrawSettings = () =>
  useApiQuery('wallet', 'withdrawSettings', {}, { staleTime: 0, refetchOnWindowFocus: 'always' })

export const usePayoutAccounts = () => useApiQuery('wallet', 'payoutAccounts', {})

const useRefreshAccounts = () => {
  const client = useQueryClient()
  return { onDone: () => void client.invalidateQueries({ queryKey: ['wallet', 'payoutAccounts'] }) }
}
export const useAddPayoutAccount = () => useApiMutation('addPayoutAccount', useRefreshAccounts())
export const useSetDefaultPayoutAccount = () => useApiMutation('setDefaultPayoutAccount', useRefreshAccounts())
export const useRemovePayoutAccount = () => useApiMutation('removePayoutAccount', useRefreshAccounts())

/** The merchant's rule of a payment password changes by an operator's hand, not during a visit. */
export const useRegisterSettings = () => useApiQuery('wallet', 'registerSettings', {}, { staleTime: 600_000 })

export const useRequestWithdrawal = () => useApiMutation('withdraw')

const statusOf = (withdrawId: string) => ({ query: { withdrawId } })

export const useWithdrawalAnswer = (withdrawId: string, refetchInterval: number | false) =>
  useApiQuery('wallet', 'withdrawStatus', statusOf(withdrawId), { staleTime: 0, refetchInterval })

/** What the request answered is the first known state of the withdrawal; lists that are without it are asked anew. */
export const useKeepWithdrawal = () => {
  const client = useQueryClient()
  return (withdrawal: Withdrawal) => {
    client.setQueryData(apiKey('wallet', 'withdrawStatus', statusOf(withdrawal.withdrawId)), withdrawal)
    void client.invalidateQueries({ queryKey: ['wallet', 'withdrawReport'] })
  }
}

/** A refusal tells that the page knew an older state. */
export const useRefreshWithdrawTerms = () => {
  const client = useQueryClient()
  return () => {
    for (const name of ['withdrawSettings', 'payoutAccounts'])
      void client.invalidateQueries({ queryKey: ['wallet', name] })
  }
}

const pageSize = 30

export const useWithdrawReport = (range: DayRange, state: Withdrawal['state'] | undefined) =>
  useApiPages(
    'wallet',
    'withdrawReport',
    (pageNo) => ({ query: { ...range, pageNo, pageSize, state } }),
    (page) => page,
    { key: { ...range, state } },
  )
