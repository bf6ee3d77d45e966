import { call, useApiPages, useApiQuery } from '@mosaic/api-client'
import { daysBefore, type DayRange } from '@mosaic/i18n'

const everyMinute = 60_000
const membersPerPage = 30

/** Today's counters, refreshed while the page is visible. */
export const useTeamKpiQuery = (today: DayRange) =>
  useApiQuery('agent', 'teamKpi', { query: { ...today, size: 0 } }, { refetchInterval: everyMinute })

/** The week that ends with this day. */
export const useTeamWeekQuery = ({ endDate }: DayRange) =>
  useApiQuery('agent', 'teamOverview', { query: { startDate: daysBefore(endDate, 6), endDate } })

export const useTeamOverviewQuery = (range: DayRange) =>
  useApiQuery('agent', 'teamOverview', { query: range }, { keepPrevious: true })

type DownlinesRequest = DayRange & { readonly pageNo: number; readonly parentId?: string }

/** One page of one level of the tree. */
export const downlines = (request: DownlinesRequest, signal: AbortSignal) =>
  call('downlines', { query: { ...request, pageSize: membersPerPage }, signal })

/** Members of every level whose name matches. */
export const useMemberSearchQuery = (range: DayRange, search: string) =>
  useApiPages(
    'agent',
    'downlines',
    (pageNo) => ({ query: { ...range, search, pageNo, pageSize: membersPerPage } }),
    (page) => page,
    { key: { ...range, search } },
  )
