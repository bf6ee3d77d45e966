import { useApiPages, useApiPagesByKey, useApiQuery } from '@mosaic/api-client'
import type { Deposit, GameCategory, QueryOf, ValueOf } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'

const pageSize = 30

type EntryKind = ValueOf<'accountReport'>['list'][number]['kind']

export const useDepositReportQuery = (range: DayRange, state: Deposit['state'] | undefined) =>
  useApiPages(
    'wallet',
    'depositReport',
    (pageNo) => ({ query: { ...range, pageNo, pageSize, state } }),
    (page) => page,
    {
      key: { ...range, state },
    },
  )

/** `types: 'A'`: an agent's own bookings (spec §2). */
export const useAccountReportQuery = (range: DayRange, kind: EntryKind | undefined, types: 'A' | undefined) =>
  useApiPages(
    'wallet',
    'accountReport',
    (pageNo) => ({ query: { ...range, pageNo, pageSize, kind, types } }),
    (page) => page,
    { key: { ...range, kind, types } },
  )

/** Entries of everybody below an agent. */
export const useDownlineTransactionQuery = (
  range: DayRange,
  chosen: Pick<QueryOf<'downlineTransaction'>, 'search' | 'kind'>,
) =>
  useApiPagesByKey(
    'wallet',
    'downlineTransaction',
    (after) => ({ query: { ...range, ...chosen, after, pageSize } }),
    ({ next }) => next,
    { key: { ...range, ...chosen } },
  )

export const useBetReportQuery = (
  range: DayRange,
  chosen: Pick<QueryOf<'betReport'>, 'vassalage' | 'gameType' | 'state'>,
) =>
  useApiPages(
    'wallet',
    'betReport',
    (pageNo) => ({ query: { ...range, ...chosen, pageNo, pageSize } }),
    (page) => page,
    { key: { ...range, ...chosen } },
  )

export const useProfitReportQuery = (range: DayRange, gameType: GameCategory | undefined) =>
  useApiQuery('wallet', 'profitReport', { query: { ...range, gameType } })

export const useVendorsQuery = () => useApiQuery('wallet', 'vendors', {}, { staleTime: 600_000 })
