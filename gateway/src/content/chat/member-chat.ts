import { isTrial, type ChatClientFrame } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { overRate } from '../../platform/guard/rate-limit'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { appendMessage, lockChat, pictureIsOf } from './store'

export type Said = Extract<ChatClientFrame, { kind: 'say' }>

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
