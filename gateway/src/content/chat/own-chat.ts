import type { ChatClientFrame, ValueOf } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { chatOwner, overPaceOf, type ChatOwner } from './chat-owner'
import { staffedMerchants } from './operator-chat'
import { appendMessage, chatsOf, lockChat, messagesAfter, messagesBefore, pictureIsOf } from './store'

export type Said = Omit<Extract<ChatClientFrame, { kind: 'say' }>, 'kind'>

type Asked = { readonly token: string; readonly merchant: string; readonly guestToken: string | null }

/** Access to the chat; the socket has no row in the endpoint registry, so it applies the rules of `bind` itself. */
export const socketOwner = async (
  ctx: AppContext,
  { token, merchant, guestToken }: Asked,
): Promise<Result<ChatOwner>> => {
  const site = await ctx.merchants.byCode(merchant)
  if (site === null) return fail('merchant.unknown')
  if (site.maintenance) return fail('system.maintenance')
  if (!site.flags.includes('CBS3')) return fail('function.not.available')
  const member = token === '' ? null : await ctx.sessions.authenticate(token, merchant)
  return token !== '' && member === null
    ? fail('login.not.session')
    : chatOwner(ctx, { member, merchant: site, guestToken })
}

/** Writes a message and returns its position. The same id again returns the same position, without a second message. */
export const say = async (
  ctx: AppContext,
  owner: ChatOwner,
  language: string,
  { id, text = '', picture = null }: Said,
): Promise<Result<number>> => {
  if (text === '' && picture === null) return fail('request_param_err')
  const over = await overPaceOf(ctx, owner)
  if (over) return over
  const { id: ownerId, merchantCode, kind } = owner
  if (picture !== null && !(await pictureIsOf(ctx.db, picture, ownerId))) return fail('not.found')
  const at = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const guestId = kind === 'guest' ? ownerId : null
    const chat = await lockChat(tx, { ownerId, guestId, merchantCode, language })
    return ok(await appendMessage(tx, chat, { id, author: 'member', name: '', text, picture, at }))
  })
}

/** Number of messages for a page that has none. */
export const firstPage = 50
const newsPage = 100
const typingMs = 6000

/** What a page without a socket asks for from time to time. */
export const chatNews = async (ctx: AppContext, owner: ChatOwner, after: number): Promise<ValueOf<'chatNews'>> => {
  const { id, merchantCode } = owner
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
