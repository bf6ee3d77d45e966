import { isTrial, type ChatClientFrame, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { overRate } from '../../platform/guard/rate-limit'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { staffedMerchants } from './operator-chat'
import { appendMessage, chatsOf, lockChat, messagesAfter, messagesBefore, pictureIsOf } from './store'

export type Said = Omit<Extract<ChatClientFrame, { kind: 'say' }>, 'kind'>

/** Access to the chat; the socket has no row in the endpoint registry, so it applies the rules of `bind` itself. */
export const chatMember = async (
  ctx: AppContext,
  { token, merchant }: { readonly token: string; readonly merchant: string },
): Promise<Result<Member>> => {
  const site = await ctx.merchants.byCode(merchant)
  if (site === null) return fail('merchant.unknown')
  if (site.maintenance) return fail('system.maintenance')
  if (!site.flags.includes('CBS3')) return fail('function.not.available')
  const member = await ctx.sessions.authenticate(token, merchant)
  if (member === null) return fail('login.not.session')
  return isTrial(member.type) ? fail('free_reject') : ok(member)
}

const pace = { limit: 60, windowMs: 60_000 }

/** Writes a message and returns its position. The same id again returns the same position, without a second message. */
export const say = async (
  ctx: AppContext,
  member: Member,
  language: string,
  { id, text = '', picture = null }: Said,
): Promise<Result<number>> => {
  if (text === '' && picture === null) return fail('request_param_err')
  const over = await overRate(ctx.db, ctx.clock, `chat:${member.id}`, pace)
  if (over) return over
  if (picture !== null && !(await pictureIsOf(ctx.db, picture, member.id))) return fail('not.found')
  const { id: memberId, merchantCode } = member
  const at = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const { lastSeq } = await lockChat(tx, { memberId, merchantCode, language })
    return ok(await appendMessage(tx, lastSeq, { memberId, id, author: 'member', name: '', text, picture, at }))
  })
}

/** Number of messages for a page that has none. */
export const firstPage = 50
const newsPage = 100
const typingMs = 6000

/** What a page without a socket asks for from time to time. */
export const chatNews = async (ctx: AppContext, member: Member, after: number): Promise<ValueOf<'chatNews'>> => {
  const { id, merchantCode } = member
  const [chat] = await chatsOf(ctx.db, [id])
  const { lastSeq = 0, memberRead = 0, houseGot = 0, houseRead = 0, houseTypingAt = null } = chat ?? {}
  // A page that knows later messages than exist talked to an older database: it starts over.
  const isNew = after === 0 || after > lastSeq
  const list = isNew
    ? await messagesBefore(ctx.db, id, lastSeq + 1, firstPage)
    : await messagesAfter(ctx.db, id, after, newsPage)
  return {
    staffed: (await staffedMerchants(ctx, [merchantCode])).has(merchantCode),
    list,
    more: isNew && (list[0]?.seq ?? 1) > 1,
    typing: ctx.clock.now() - (houseTypingAt ?? 0) < typingMs,
    marks: { memberRead, houseGot, houseRead },
  }
}
