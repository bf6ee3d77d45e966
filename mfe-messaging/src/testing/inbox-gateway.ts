import type { InboxMessage } from '@mosaic/contracts'
import { fakeGateway, type Answers, type FakeGateway } from '@mosaic/testing'

type MessageInput = InboxMessage extends infer Message
  ? Message extends InboxMessage
    ? Omit<Message, 'inboxId' | 'recordSource' | 'senderName' | 'sendTime' | 'read' | 'canReply'>
    : never
  : never

export const inboxMessage = (inboxId: string, what: MessageInput, read = false): InboxMessage => ({
  inboxId,
  recordSource: what.kind === 'operator' ? 'OPERATOR' : 'SYSTEM',
  senderName: '',
  canReply: false,
  read,
  sendTime: Date.UTC(2026, 0, 10, 12),
  ...what,
})

/** A gateway that stores read and deleted messages. Ids above 90 are on no page and found by id only. */
export const inboxGateway = (list: readonly InboxMessage[], extra: Partial<Answers> = {}): FakeGateway => {
  let known = [...list]
  const on = (body: unknown): string => {
    const { id, inboxIds } = body as { id?: string; inboxIds?: string }
    return id ?? inboxIds ?? ''
  }
  const isOlder = (body: unknown): boolean => (body as { older?: boolean }).older === true
  return fakeGateway({
    inbox: ({ query }) => {
      const found = known.filter(({ inboxId }) =>
        query.inboxId === undefined ? Number(inboxId) <= 90 : inboxId === query.inboxId,
      )
      return { value: { content: found, pageNum: 1, totalPages: 1, totalCount: found.length } }
    },
    inboxUnread: () => ({ value: known.filter(({ read }) => !read).length }),
    readMessage: ({ body }) => {
      known = known.map((message) =>
        isOlder(body) || message.inboxId === on(body) ? { ...message, read: true } : message,
      )
      return { value: { done: true } }
    },
    deleteMessage: ({ body }) => {
      known = known.filter(({ inboxId }) => inboxId !== on(body))
      return { value: { done: true } }
    },
    ...extra,
  })
}
