import type { Announcement, Role, ValueOf } from '@mosaic/contracts'

export type Notices = { readonly list: Announcement[]; readonly unreadCount: number }
type Answer = ValueOf<'announcements'>

/** Guests and trial accounts count as having read everything (spec §4). */
export const keepsReadState = (role: Role): boolean => role === 'member' || role === 'agent'

/** Unread is also what may be marked as read: marking is for members that are not trial, and only once a notice. */
export const isUnread = (notice: Pick<Announcement, 'read'>, role: Role): boolean =>
  keepsReadState(role) && !notice.read

/** The number of the badge: the gateway's count, 0 for guests and trial accounts. */
export const unreadFor = (notices: Pick<Notices, 'unreadCount'> | undefined, role: Role): number =>
  keepsReadState(role) ? Math.max(0, notices?.unreadCount ?? 0) : 0

/** Notices as they will be once the gateway has the read mark. */
export const withOneRead = <N extends Notices>(notices: N, announcementId: string): N => {
  const wasUnread = notices.list.some((notice) => notice.announcementId === announcementId && !notice.read)
  if (!wasUnread) return notices
  return {
    ...notices,
    list: notices.list.map((notice) => (notice.announcementId === announcementId ? { ...notice, read: true } : notice)),
    unreadCount: Math.max(0, notices.unreadCount - 1),
  }
}

/** The same of the answer that brings the notices to players with all other announcements. */
export const withRead = (answer: Answer, announcementId: string): Answer => {
  const before = { list: answer.player, unreadCount: answer.unreadCount }
  const { list, unreadCount } = withOneRead(before, announcementId)
  return list === before.list ? answer : { ...answer, player: list, unreadCount }
}
