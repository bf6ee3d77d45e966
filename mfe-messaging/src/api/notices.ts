import { call, queryClient, useApiQuery } from '@mosaic/api-client'
import type { Announcement, Role, ValueOf } from '@mosaic/contracts'
import { isUnread, withOneRead, withRead, type Notices } from '../notices/read-state'
import { noticesQuery } from './public-queries'
import { queryKey } from './query-key'

/** Prefix of the notices' keys in every language. */
const noticesKey = queryKey('announcements')

const noticesOf = ({
  player,
  hot,
  unreadCount,
}: ValueOf<'announcements'>): Notices & { readonly hot: Announcement[] } => ({
  list: player,
  hot,
  unreadCount,
})

export const useNoticesQuery = () =>
  useApiQuery('messaging', 'announcements', { query: noticesQuery }, { select: noticesOf, staleTime: 60_000 })

/** Prefix of the agent notices' keys in every language. */
const agentNoticesKey = queryKey('agentAnnouncements')

/** Notices for agents only. */
export const useAgentNoticesQuery = () => useApiQuery('messaging', 'agentAnnouncements', {}, { staleTime: 60_000 })

/** Reading several notices in a row makes one call (spec §7: 150 ms). */
const refreshDelay = 150
let refreshTimer: ReturnType<typeof setTimeout> | undefined

export const refreshNoticesSoon = (): void => {
  clearTimeout(refreshTimer)
  refreshTimer = setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: noticesKey })
    void queryClient.invalidateQueries({ queryKey: agentNoticesKey })
  }, refreshDelay)
}

/** Marks as read here first, then at the gateway, then refreshes (spec §4): after a failed call the notice is unread again. */
export const markRead = async (notice: Announcement, role: Role): Promise<void> => {
  if (!isUnread(notice, role)) return
  queryClient.setQueriesData<ValueOf<'announcements'>>(
    { queryKey: noticesKey },
    (known) => known && withRead(known, notice.announcementId),
  )
  queryClient.setQueriesData<ValueOf<'agentAnnouncements'>>(
    { queryKey: agentNoticesKey },
    (known) => known && withOneRead(known, notice.announcementId),
  )
  await call('markAnnouncementRead', { body: { announcementId: notice.announcementId, read: true } })
  refreshNoticesSoon()
}
