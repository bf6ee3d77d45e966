import type { InboxMessage } from '@mosaic/contracts'
import { fakeGateway, type Answers, type FakeGateway } from '@mosaic/testing'

type Told = InboxMessage extends infer Message
  ? Message extends InboxMessage
    ? Omit<Message, 'messageId' | 'read' | 'sentAt'>
    : never
  : never

export const told = (messageId: string, what: Told, read = false): InboxMessage => ({
  messageId,
  read,
  sentAt: Date.UTC(2026, 0, 10, 12),
  ...what,
})

/** A gateway that remembers what was read and deleted. What has an id above 90 stands on no page and is only found by it. */
export const inboxGateway = (list: readonly InboxMessage[], extra: Partial<Answers> = {}): FakeGateway => {
  let known = [...list]
  const on = (body: unknown): string => (body as { messageId: string }).messageId
  const isOlder = (body: unknown): boolean => (body as { older?: boolean }).older === true
  return fakeGateway({
    inbox: ({ query }) => {
      const found = known.filter(({ messageId }) =>
        query.messageId === undefined ? Number(messageId) <= 90 : messageId === query.messageId,
      )
      return { value: { list: found, pageNum: 1, totalPages: 1, totalCount: found.length } }
    },
    inboxUnread: () => ({ value: known.filter(({ read }) => !read).length }),
    readMessage: ({ body }) => {
      known = known.map((message) =>
        isOlder(body) || message.messageId === on(body) ? { ...message, read: true } : message,
      )
      return { value: { done: true } }
    },
    deleteMessage: ({ body }) => {
      known = known.filter(({ messageId }) => messageId !== on(body))
      return { value: { done: true } }
    },
    ...extra,
  })
}
