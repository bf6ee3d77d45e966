import type { ChatMessage } from '@mosaic/contracts'
import { accountNames } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import type { Tx } from '../../platform/db/database'
import { guestName } from './chat-owner'
import {
  appendMessage,
  chatQueue,
  chatsOf,
  countWaiting,
  deskSeen,
  desksSeenSince,
  lockChat,
  markTyping,
  messagesAfter,
  messagesBefore,
  moveMark,
} from './store'

const mostListed = 100
const pageOfChat = 100
const staffedMs = 60_000

/** Merchants whose queue or chats an operator has read within the last minute. */
export const staffedMerchants = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  merchantCodes: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await desksSeenSince(db, merchantCodes, clock.now() - staffedMs))

export type WaitingChat = {
  readonly memberId: string
  /** Short name of a guest, who has no account; null: a member. */
  readonly guest: string | null
  readonly merchant: string
  readonly member: string
  readonly language: string
  readonly waitingSince: number | null
  readonly operator: string | null
  readonly unread: number
  readonly last: string
}

/** The longest waiting first, then those that are answered. */
const byWaiting = <R extends { readonly chat: { readonly waitingSince: number | null } }>(rows: readonly R[]): R[] =>
  [...rows].sort(
    (one, other) =>
      (one.chat.waitingSince ?? Number.MAX_SAFE_INTEGER) - (other.chat.waitingSince ?? Number.MAX_SAFE_INTEGER),
  )

/** The queue of a desk; reading it marks the merchants as staffed. */
export const queueOf = async (
  ctx: AppContext,
  merchantCode: string | null,
  all: boolean,
): Promise<readonly WaitingChat[]> => {
  const merchants = merchantCode === null ? (await ctx.merchants.all()).map(({ code }) => code) : [merchantCode]
  for (const code of merchants) await deskSeen(ctx.db, code, ctx.clock.now())
  // Listed apart, so that many guests do not hide a member who waits.
  const of = (who: 'members' | 'guests') => chatQueue(ctx.db, { of: who, merchantCode, all, most: mostListed })
  const rows = byWaiting([...(await of('members')), ...(await of('guests'))])
  const nameOf = await accountNames(
    ctx.db,
    rows.flatMap(({ chat }) => (chat.guestId === null ? [chat.ownerId] : [])),
  )
  return rows.map(({ chat, last }) => ({
    memberId: chat.ownerId,
    guest: chat.guestId === null ? null : guestName(chat.guestId),
    merchant: chat.merchantCode,
    member: chat.guestId === null ? nameOf(chat.ownerId) : '',
    language: chat.language,
    waitingSince: chat.waitingSince,
    operator: chat.operator,
    unread: chat.lastSeq - chat.houseRead,
    last: last ?? '',
  }))
}

export type OperatorChat = {
  readonly guest: string | null
  readonly list: readonly ChatMessage[]
  readonly memberRead: number
  readonly memberTyping: boolean
  readonly language: string
}

const typingMs = 6000

/**
 * A chat for the desk: the newest page, or what follows a known message. Reading it marks the messages as received and
 * the merchant as staffed.
 */
export const chatForOperator = async (
  ctx: AppContext,
  memberId: string,
  after: number,
): Promise<Result<OperatorChat>> => {
  const [chat] = await chatsOf(ctx.db, [memberId])
  if (!chat) return fail('not.found')
  await deskSeen(ctx.db, chat.merchantCode, ctx.clock.now())
  const list =
    after === 0
      ? await messagesBefore(ctx.db, memberId, chat.lastSeq + 1, pageOfChat)
      : await messagesAfter(ctx.db, memberId, after, pageOfChat)
  await moveMark(ctx.db, memberId, 'houseGot', list.at(-1)?.seq ?? 0)
  return ok({
    list,
    guest: chat.guestId === null ? null : guestName(chat.guestId),
    language: chat.language,
    memberRead: chat.memberRead,
    memberTyping: ctx.clock.now() - (chat.memberTypingAt ?? 0) < typingMs,
  })
}

/** @param id created by the desk, so that an answer that is sent twice is written once. */
export const answerAsOperator = async (
  tx: Tx,
  memberId: string,
  {
    id,
    text,
    operator,
    at,
  }: { readonly id: string; readonly text: string; readonly operator: string; readonly at: number },
): Promise<Result<{ readonly seq: number }>> => {
  const [chat] = await chatsOf(tx, [memberId])
  if (!chat) return fail('not.found')
  const locked = await lockChat(tx, chat)
  return ok({ seq: await appendMessage(tx, locked, { id, author: 'house', name: operator, text, picture: null, at }) })
}

export const readAsOperator = (ctx: AppContext, memberId: string, seq: number): Promise<void> =>
  moveMark(ctx.db, memberId, 'houseRead', seq)

export const typeAsOperator = (ctx: AppContext, memberId: string): Promise<void> =>
  markTyping(ctx.db, memberId, 'houseTypingAt', ctx.clock.now())

export const waitingChats = (ctx: AppContext): Promise<number> => countWaiting(ctx.db)
