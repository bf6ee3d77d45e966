import { useApiMutation, useApiPages, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf, WalletTransfer } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'
import { applyFunds, refreshWallet } from '@mosaic/session'
import { useCallback } from 'react'
import { queryKey } from './query-key'

export type Wallet = ValueOf<'funds'>['wallets'][number]

/** Vendors with wallets of their own are changed by an operator, not during a visit. */
export const useMerchantWalletQuery = () => useApiQuery('wallet', 'merchantWallet', {}, { staleTime: 600_000 })

/** All wallets as they are known here. */
export const useBalancesQuery = () =>
  useApiQuery('wallet', 'funds', {}, { staleTime: 0, refetchOnWindowFocus: 'always' })

/** Like the balances, after a query to the vendors; the answer replaces the cached one. */
export const useRenewWalletsMutation = () => {
  const client = useQueryClient()
  return useApiMutation('renewWallets', {
    onDone: (renewed) => {
      client.setQueryData(queryKey('funds', {}), renewed)
      void refreshWallet()
    },
  })
}

export const useTransferMutation = () => useApiMutation('walletTransfer')
export const useTransferAllMutation = () => useApiMutation('walletTransferAll')

const statusOf = (transferId: string) => ({ query: { transferId } })

export const useTransferStatusQuery = (transferId: string, refetchInterval: number | false) =>
  useApiQuery('wallet', 'walletTransferStatus', statusOf(transferId), { staleTime: 0, refetchInterval })

/** After a transfer all cached lists and balances are outdated. */
export const useRefreshBalances = () => {
  const client = useQueryClient()
  return useCallback(() => {
    void refreshWallet()
    for (const name of ['funds', 'walletTransferReport'] as const)
      void client.invalidateQueries({ queryKey: queryKey(name) })
  }, [client])
}

/** Uses the balances of a stream event instead of a call. */
export const useApplyFunds = () => {
  const client = useQueryClient()
  return useCallback(
    (value: ValueOf<'funds'>) => {
      if (!applyFunds(value)) return
      client.setQueryData(queryKey('funds', {}), value)
      void client.invalidateQueries({ queryKey: queryKey('walletTransferReport') })
    },
    [client],
  )
}

/** Caches the answer of the order as the first state of the transfer. */
export const useCacheTransfer = () => {
  const client = useQueryClient()
  const refresh = useRefreshBalances()
  return (transfer: WalletTransfer) => {
    client.setQueryData(queryKey('walletTransferStatus', statusOf(transfer.transferId)), transfer)
    refresh()
  }
}

const pageSize = 30

export const useTransferReportQuery = (
  range: DayRange,
  chosen: { readonly vendor: string | undefined; readonly state: WalletTransfer['state'] | undefined },
) =>
  useApiPages(
    'wallet',
    'walletTransferReport',
    (pageNo) => ({ query: { ...range, ...chosen, pageNo, pageSize } }),
    (page) => page,
    { key: { ...range, ...chosen } },
  )
