import { useApiPages } from '@mosaic/api-client'
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
