import type { ChatServerFrame } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { ofEveryMerchant } from '../../platform/db/merchant-scope'
import { staffedMerchants } from './operator-chat'
import { chatChannel } from './chat.sql'
import { chatsOf, messagesAfter } from './store'

/** A page with an open chat. `known` is the last message that it was sent, `lastFrameAt` the time of its last frame. */
export type Connection = {
  readonly ownerId: string
  readonly merchantCode: string
  known: number
  marks: string
  typing: number
  staffed: boolean
  lastFrameAt: number
  readonly send: (frame: ChatServerFrame) => void
  readonly close: () => void
}

const batchSize = 100
const typingMs = 6000
/** Catches announcements that were missed while the database was away, and operators who came or left. */
const sendAgainMs = 30_000
/**
 * A page sends a frame every 25 seconds, in a hidden tab every minute; without a network it neither sends nor closes.
 */
const silentMs = 150_000

/** The open chats of this gateway: each gets the messages of all gateways, in order and once. */
export type LiveChats = {
  add(connection: Connection): void
  remove(connection: Connection): void
  /** How many pages a member or guest has open; silent connections are closed first. */
  openOf(ownerId: string): number
  /** Sends all changes; resolves when they are sent. */
  deliverChanges(): Promise<void>
  start(): Promise<() => Promise<void>>
}

export const liveChats = (ctx: Pick<AppContext, 'database' | 'db' | 'clock' | 'log'>): LiveChats => {
  const open = new Set<Connection>()

  const closeSilent = (): void => {
    const now = ctx.clock.now()
    for (const connection of [...open])
      if (now - connection.lastFrameAt > silentMs) {
        open.delete(connection)
        connection.close()
      }
  }

  const sendToConnections = async (): Promise<void> => {
    const now = ctx.clock.now()
    const staffed = await staffedMerchants(ctx, [...new Set([...open].map(({ merchantCode }) => merchantCode))])
    const chats = new Map(
      (await chatsOf(ctx.db, [...new Set([...open].map(({ ownerId }) => ownerId))])).map((chat) => [
        chat.ownerId,
        chat,
      ]),
    )
    for (const connection of [...open]) {
      const isStaffed = staffed.has(connection.merchantCode)
      if (isStaffed !== connection.staffed) {
        connection.staffed = isStaffed
        connection.send({ kind: 'staffed', staffed: isStaffed })
      }
      const chat = chats.get(connection.ownerId)
      if (!chat) continue
      while (open.has(connection) && connection.known < chat.lastSeq) {
        const list = await messagesAfter(ctx.db, connection.ownerId, connection.known, batchSize)
        const last = list.at(-1)
        if (!last) break
        connection.known = last.seq
        connection.send({ kind: 'messages', list })
      }
      const { memberRead, houseGot, houseRead, houseTypingAt } = chat
      const marks = [memberRead, houseGot, houseRead].join()
      if (marks !== connection.marks) {
        connection.marks = marks
        connection.send({ kind: 'marks', memberRead, houseGot, houseRead })
      }
      const typing = houseTypingAt ?? 0
      if (typing > connection.typing && now - typing < typingMs) connection.send({ kind: 'typing' })
      connection.typing = typing
    }
  }

  // One run at a time: two at once could send a page a message twice, or out of order.
  let running: Promise<void> | null = null
  let again = false
  const deliverChanges = (): Promise<void> => {
    again = true
    // The chat of one member may have called it; it reads for all.
    running ??= ofEveryMerchant(async () => {
      while (again) {
        again = false
        if (open.size > 0) await sendToConnections()
      }
    })
      .catch((error: unknown) => ctx.log.error({ err: error }, 'changes of chats could not be sent'))
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    add: (connection) => open.add(connection),
    remove: (connection) => open.delete(connection),
    openOf: (ownerId) => {
      closeSilent()
      return [...open].filter((connection) => connection.ownerId === ownerId).length
    },
    deliverChanges,
    start: async () => {
      const unlisten = await ctx.database.listen(chatChannel, () => void deliverChanges())
      const timer = setInterval(() => {
        closeSilent()
        void deliverChanges()
      }, sendAgainMs)
      return async () => {
        clearInterval(timer)
        await unlisten()
        await running
      }
    },
  }
}
