import { call, queryClient, useApiPages, useApiQuery, type ApiResult } from '@mosaic/api-client'
import type { InboxMessage, Role, ValueOf } from '@mosaic/contracts'
import { keepsReadState } from '../notices/read-state'
import { without, withRead, type InboxPage } from '../inbox/mark-read'
import { queryKey } from './query-key'

const pageSize = 20
/** Prefix of the inbox keys in every language: its pages, and single messages named by an address. */
const inboxKey = queryKey('inbox')
const unreadKey = () => queryKey('inboxUnread', {})

export const useInboxQuery = () =>
  useApiPages(
    'messaging',
    'inbox',
    (pageNo) => ({ query: { pageNo, pageSize } }),
    (page) => page,
    { key: 'all' },
  )

const only = ({ content }: InboxPage): InboxMessage | null => content[0] ?? null

/** One message, for an address whose message is on none of the loaded pages. */
export const useMessageQuery = (inboxId: string | null) =>
  useApiQuery('messaging', 'inbox', { query: { inboxId: inboxId ?? '' } }, { enabled: inboxId !== null, select: only })

/** Unread messages of a member; other roles have no inbox (spec §6), nor members of a merchant without the mail centre. */
export const useInboxUnreadQuery = (role: Role, available = true) =>
  useApiQuery('messaging', 'inboxUnread', {}, { enabled: available && keepsReadState(role) })
export const knownUnread = (): number | undefined => queryClient.getQueryData<ValueOf<'inboxUnread'>>(unreadKey())

/** Several actions in a row make one call (spec §7: 250 ms). */
const refreshDelay = 250
let refreshTimer: ReturnType<typeof setTimeout> | undefined
let wholeInbox = false

/** Refetches the count; with `list` the messages too. */
export const refreshInboxSoon = (list: boolean): void => {
  wholeInbox ||= list
  clearTimeout(refreshTimer)
  refreshTimer = setTimeout(() => {
    void queryClient.invalidateQueries({ queryKey: unreadKey() })
    if (wholeInbox) void queryClient.invalidateQueries({ queryKey: inboxKey })
    wholeInbox = false
  }, refreshDelay)
}

type Pages = { readonly pages: readonly InboxPage[]; readonly pageParams: readonly unknown[] }
const changePages = (change: (page: InboxPage) => InboxPage): void => {
  queryClient.setQueriesData<Pages>(
    { queryKey: [...inboxKey, 'pages'] },
    (known) => known && { ...known, pages: known.pages.map(change) },
  )
}
const changeUnread = (change: (count: number) => number): void => {
  queryClient.setQueryData<number>(unreadKey(), (count) => (count === undefined ? count : Math.max(0, change(count))))
}

/** Marks as read here first, then at the gateway, then refreshes: a failed call makes the message unread again. */
export const markRead = async ({ inboxId, read }: InboxMessage): Promise<void> => {
  if (read) return
  changePages((page) => withRead(page, (message) => message.inboxId === inboxId))
  changeUnread((count) => count - 1)
  await call('readMessage', { body: { id: inboxId } })
  refreshInboxSoon(true)
}

/** `newest` is the first message shown; later ones are still unseen. */
export const markAllRead = async (newest: InboxMessage): Promise<ApiResult<ValueOf<'readMessage'>>> => {
  changePages((page) => withRead(page, () => true))
  changeUnread(() => 0)
  const marked = await call('readMessage', { body: { id: newest.inboxId, older: true } })
  refreshInboxSoon(true)
  return marked
}

/** Removed here once the gateway has removed it. A message deleted in another tab is removed as well. */
export const deleteMessage = async ({ inboxId, read }: InboxMessage): Promise<ApiResult<ValueOf<'deleteMessage'>>> => {
  const deleted = await call('deleteMessage', { body: { inboxIds: inboxId } })
  if (!deleted.ok && deleted.failure.code !== 'not.found') return deleted
  changePages((page) => without(page, inboxId))
  if (!read) changeUnread((count) => count - 1)
  refreshInboxSoon(true)
  return { ok: true, value: { done: true } }
}
