import type { InboxMessage, ValueOf } from '@mosaic/contracts'

export type InboxPage = ValueOf<'inbox'>

/** A page of the inbox as it will be once the gateway knows what was read. */
export const withRead = (page: InboxPage, isMeant: (message: InboxMessage) => boolean): InboxPage =>
  page.list.some((message) => !message.read && isMeant(message))
    ? { ...page, list: page.list.map((message) => (isMeant(message) ? { ...message, read: true } : message)) }
    : page

/** A page without a message that was deleted. */
export const without = (page: InboxPage, messageId: string): InboxPage => {
  const list = page.list.filter((message) => message.messageId !== messageId)
  return list.length === page.list.length ? page : { ...page, list, totalCount: Math.max(0, page.totalCount - 1) }
}

/** Pages overlap when a message came while one scrolled; each message is shown once. */
export const rowsOf = (pages: readonly InboxPage[]): readonly InboxMessage[] => {
  const seen = new Set<string>()
  return pages.flatMap(({ list }) => list.filter(({ messageId }) => !seen.has(messageId) && seen.add(messageId)))
}
