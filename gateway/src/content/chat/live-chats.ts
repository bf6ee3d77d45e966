import type { ChatTold } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { staffedMerchants } from './operator-chat'
import { chatChannel } from './chat.sql'
import { chatsOf, messagesAfter } from './store'

/** One page with an open chat. `known` is the last message that it was sent, `heardAt` when it last said something. */
export type Connection = {
  readonly memberId: string
  readonly merchantCode: string
  known: number
  marks: string
  typing: number
  staffed: boolean
  heardAt: number
  readonly tell: (frame: ChatTold) => void
  readonly close: () => void
}

const atOnce = 100
const typingMs = 6000
/** For what was announced while the database could not be heard, and for who of the house came or left. */
const lookAgainMs = 30_000
/** A page says something every 25 seconds, in a hidden tab every minute; one whose network is gone does not, and does not close its connection either. */
const silentMs = 150_000

/** The open chats of this gateway: what any gateway writes is told to each, in its order, once. */
export type LiveChats = {
  add(connection: Connection): void
  remove(connection: Connection): void
  /** How many pages a member has open; those of whom nothing is heard any more are let go first. */
  openOf(memberId: string): number
  /** Tells everybody what is new; resolves when that is done. */
  look(): Promise<void>
  start(): Promise<() => Promise<void>>
}

export const liveChats = (ctx: Pick<AppContext, 'database' | 'db' | 'clock' | 'log'>): LiveChats => {
  const open = new Set<Connection>()

  const letGoSilent = (): void => {
    const now = ctx.clock.now()
    for (const connection of [...open])
      if (now - connection.heardAt > silentMs) {
        open.delete(connection)
        connection.close()
      }
  }

  const tellNews = async (): Promise<void> => {
    const now = ctx.clock.now()
    const staffed = await staffedMerchants(ctx, [...new Set([...open].map(({ merchantCode }) => merchantCode))])
    const chats = new Map(
      (await chatsOf(ctx.db, [...new Set([...open].map(({ memberId }) => memberId))])).map((chat) => [
        chat.memberId,
        chat,
      ]),
    )
    for (const connection of [...open]) {
      const isStaffed = staffed.has(connection.merchantCode)
      if (isStaffed !== connection.staffed) {
        connection.staffed = isStaffed
        connection.tell({ kind: 'staffed', staffed: isStaffed })
      }
      const chat = chats.get(connection.memberId)
      if (!chat) continue
      while (open.has(connection) && connection.known < chat.lastSeq) {
        const list = await messagesAfter(ctx.db, connection.memberId, connection.known, atOnce)
        const last = list.at(-1)
        if (!last) break
        connection.known = last.seq
        connection.tell({ kind: 'messages', list })
      }
      const { memberRead, houseGot, houseRead, houseTypingAt } = chat
      const marks = [memberRead, houseGot, houseRead].join()
      if (marks !== connection.marks) {
        connection.marks = marks
        connection.tell({ kind: 'marks', memberRead, houseGot, houseRead })
      }
      const typing = houseTypingAt ?? 0
      if (typing > connection.typing && now - typing < typingMs) connection.tell({ kind: 'typing' })
      connection.typing = typing
    }
  }

  // One look at a time: two at once could send a page the same message twice, or out of order.
  let running: Promise<void> | null = null
  let again = false
  const look = (): Promise<void> => {
    again = true
    running ??= (async () => {
      while (again) {
        again = false
        if (open.size > 0) await tellNews()
      }
    })()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'chats could not be told'))
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    add: (connection) => open.add(connection),
    remove: (connection) => open.delete(connection),
    openOf: (memberId) => {
      letGoSilent()
      return [...open].filter((connection) => connection.memberId === memberId).length
    },
    look,
    start: async () => {
      const unlisten = await ctx.database.listen(chatChannel, () => void look())
      const timer = setInterval(() => {
        letGoSilent()
        void look()
      }, lookAgainMs)
      return async () => {
        clearInterval(timer)
        await unlisten()
        await running
      }
    },
  }
}
