import { useApiPages, useApiPagesByKey, useApiQuery } from '@mosaic/api-client'
import type { QueryOf, ValueOf } from '@mosaic/contracts'
import type { DayRange } from '@mosaic/i18n'

const rowsPerPage = 50

/** One level of the tree; `parentId` opens a member, without one it is the agent. */
export const useTeamPnlQuery = (range: DayRange, parentId: string | undefined) =>
  useApiPages(
    'agent',
    'teamPnl',
    (pageNo) => ({ query: { ...range, parentId, pageNo, pageSize: rowsPerPage } }),
    (page) => page,
    { key: { ...range, parentId } },
  )

export const useTeamBettingQuery = (
  range: DayRange,
  chosen: Pick<QueryOf<'teamBetting'>, 'search' | 'gameType' | 'state'>,
) =>
  useApiPagesByKey(
    'agent',
    'teamBetting',
    (after) => ({ query: { ...range, ...chosen, after, pageSize: rowsPerPage } }),
    ({ next }) => next,
    { key: { ...range, ...chosen } },
  )

export const useRebateIncomeQuery = (range: DayRange) =>
  useApiQuery('agent', 'rebateIncome', { query: range }, { keepPrevious: true })

export type Statement = ValueOf<'agentStatement'>

/** Periods are computed while the page is open, so each visit asks again. */
export const useStatementQuery = (range: DayRange) =>
  useApiQuery('agent', 'agentStatement', { query: range }, { keepPrevious: true, staleTime: 0 })

export type EarningsToday = ValueOf<'teamCommission'>

/** Grows with every round of the team, so each visit asks again. */
export const useEarningsTodayQuery = () => useApiQuery('agent', 'teamCommission', {}, { staleTime: 0 })
