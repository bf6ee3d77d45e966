import type { InboxMessage, ValueOf } from '@mosaic/contracts'

export type InboxPage = ValueOf<'inbox'>

/** A page of the inbox as it will be once the gateway has the read marks. */
export const withRead = (page: InboxPage, isMeant: (message: InboxMessage) => boolean): InboxPage =>
  page.content.some((message) => !message.read && isMeant(message))
    ? { ...page, content: page.content.map((message) => (isMeant(message) ? { ...message, read: true } : message)) }
    : page

/** A page without a message that was deleted. */
export const without = (page: InboxPage, inboxId: string): InboxPage => {
  const content = page.content.filter((message) => message.inboxId !== inboxId)
  return content.length === page.content.length
    ? page
    : { ...page, content, totalCount: Math.max(0, page.totalCount - 1) }
}

/** Pages overlap when a message arrived during scrolling; each message is shown once. */
export const rowsOf = (pages: readonly InboxPage[]): readonly InboxMessage[] => {
  const seen = new Set<string>()
  return pages.flatMap(({ content }) => content.filter(({ inboxId }) => !seen.has(inboxId) && seen.add(inboxId)))
}
