import type { ChatMarks, ChatMessage } from '@mosaic/contracts'

/** A message of this page that the gateway has not confirmed yet; its id is the same at every try. */
export type PendingMessage = {
  readonly id: string
  readonly text: string
  readonly picture: string | null
  /** Refused: the member may try again. */
  readonly failed: boolean
}

export const isPending = (value: unknown): value is PendingMessage => {
  if (typeof value !== 'object' || value === null) return false
  const { id, text, picture, failed } = value as Partial<Record<keyof PendingMessage, unknown>>
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (picture === null || typeof picture === 'string') &&
    typeof failed === 'boolean'
  )
}

export type ChatLog = {
  /** In their order, without a gap or a double. */
  readonly messages: readonly ChatMessage[]
  readonly pending: readonly PendingMessage[]
  readonly marks: ChatMarks
  /** There is more before the first message. */
  readonly more: boolean
}

export const emptyLog: ChatLog = {
  messages: [],
  pending: [],
  marks: { memberRead: 0, houseGot: 0, houseRead: 0 },
  more: false,
}

/** Merges received messages in order: earlier pages, repetitions of a new connection, confirmations of sent messages. */
export const withMessages = (log: ChatLog, received: readonly ChatMessage[]): ChatLog => {
  const bySeq = new Map([...log.messages, ...received].map((message) => [message.seq, message]))
  const ids = new Set(received.map(({ id }) => id))
  return {
    ...log,
    messages: [...bySeq.values()].sort((one, other) => one.seq - other.seq),
    pending: log.pending.filter(({ id }) => !ids.has(id)),
  }
}

export const withPending = (log: ChatLog, message: PendingMessage): ChatLog => ({
  ...log,
  pending: [...log.pending.filter(({ id }) => id !== message.id), message],
})

export const withFailed = (log: ChatLog, id: string): ChatLog => ({
  ...log,
  pending: log.pending.map((message) => (message.id === id ? { ...message, failed: true } : message)),
})

export const lastKnown = ({ messages }: ChatLog): number => messages[messages.length - 1]?.seq ?? 0

type MessageState = 'sent' | 'delivered' | 'read'

/** How far the member's own message is. */
export const stateOf = ({ seq }: Pick<ChatMessage, 'seq'>, { houseGot, houseRead }: ChatMarks): MessageState =>
  seq <= houseRead ? 'read' : seq <= houseGot ? 'delivered' : 'sent'
