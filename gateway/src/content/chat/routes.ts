import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ofEveryMerchant } from '../../platform/db/merchant-scope'
import { fail, ok } from '../../platform/http/result'
import { bind, type Call, type Handler } from '../../platform/http/route'
import { chatUrl } from './launch'
import { chatOwner, mayOpenChat, openGuestChat, type ChatOwner } from './chat-owner'
import { chatNews, say } from './own-chat'
import { takePicture } from './picture'
import { messagesBefore, moveMark, pictureBytes, picturePlace, unreadOf } from './store'

const historyPage = 50
type OwnCall = 'chatHistory' | 'chatNews' | 'sendChatMessage' | 'markChatRead'
type Marked = { readonly visitor?: 'guest' | undefined }
const inQuery = ({ query }: { readonly query: Marked }) => query.visitor
const inBody = ({ body }: { readonly body: Marked }) => body.visitor
const nameForm = /^[\w-]{43}$/

export const chatRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  /** Binds a call of members and guests to the chat of its caller. */
  const bindOwn = <N extends OwnCall>(
    name: N,
    visitorOf: (call: Call<N>) => 'guest' | undefined,
    handler: (owner: ChatOwner, call: Call<N>) => ReturnType<Handler<N>>,
  ): void =>
    bind(app, ctx, name, async (call) => {
      const { member, merchant, guestCookie } = call
      if (member === null && visitorOf(call) !== 'guest') return fail('login.not.session')
      const owner = await chatOwner(ctx, { member, merchant, guestToken: guestCookie.value })
      return owner.ok ? handler(owner.value, call) : owner
    })
  bind(app, ctx, 'launchChat', ({ member, merchant, query, language }) => {
    const allowed = mayOpenChat(member, merchant)
    return allowed.ok ? ok({ chatUrl: chatUrl(merchant, language, query) }) : allowed
  })
  bind(app, ctx, 'openGuestChat', ({ member, merchant, request, guestCookie: cookie }) => {
    const allowed = member === null ? mayOpenChat(null, merchant) : fail('function.not.available')
    return allowed.ok ? openGuestChat(ctx, { merchant, request, cookie }) : allowed
  })
  bind(app, ctx, 'chatUnread', async ({ member }) => ok({ unReadCount: await unreadOf(ctx.db, member.id) }))
  bindOwn('chatHistory', inQuery, async ({ id }, { query: { before } }) => {
    const list = await messagesBefore(ctx.db, id, before, historyPage)
    return ok({ list, more: (list[0]?.seq ?? 1) > 1 })
  })
  bindOwn('chatNews', inQuery, async (owner, { query: { after } }) => ok(await chatNews(ctx, owner, after)))
  bindOwn('sendChatMessage', inBody, async (owner, { language, body }) => {
    const said = await say(ctx, owner, language, body)
    return said.ok ? ok({ seq: said.value }) : said
  })
  bindOwn('markChatRead', inBody, async ({ id }, { body: { seq } }) => {
    await moveMark(ctx.db, id, 'memberRead', seq)
    return ok({ done: true })
  })
  bind(app, ctx, 'sendChatPicture', ({ member, body }) => takePicture(ctx, member, body.image))
  // An <img> names neither session nor merchant, so its address has to be unguessable.
  app.get<{ Params: { name: string } }>(`${picturePlace}/:name`, async (request, reply) => {
    const { name } = request.params
    const bytes = nameForm.test(name) ? await ofEveryMerchant(() => pictureBytes(ctx.db, name)) : null
    if (bytes === null) return reply.code(404).send()
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .type('image/webp')
      .send(Buffer.from(bytes))
  })
}
