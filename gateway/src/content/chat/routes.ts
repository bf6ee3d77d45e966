import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { chatUrl } from './launch'
import { chatNews, say } from './member-chat'
import { takePicture } from './picture'
import { messagesBefore, moveMark, pictureBytes, picturePlace, unreadOf } from './store'

const historyPage = 50
const nameForm = /^[\w-]{43}$/

export const chatRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'launchChat', async ({ merchant, query, language }) =>
    ok({ chatUrl: chatUrl(merchant, language, query) }),
  )
  bind(app, ctx, 'chatUnread', async ({ member }) => ok({ unReadCount: await unreadOf(ctx.db, member.id) }))
  bind(app, ctx, 'chatHistory', async ({ member, query: { before } }) => {
    const list = await messagesBefore(ctx.db, member.id, before, historyPage)
    return ok({ list, more: (list[0]?.seq ?? 1) > 1 })
  })
  bind(app, ctx, 'chatNews', async ({ member, query: { after } }) => ok(await chatNews(ctx, member, after)))
  bind(app, ctx, 'sendChatMessage', async ({ member, language, body }) => {
    const said = await say(ctx, member, language, body)
    return said.ok ? ok({ seq: said.value }) : said
  })
  bind(app, ctx, 'markChatRead', async ({ member, body: { seq } }) => {
    await moveMark(ctx.db, member.id, 'memberRead', seq)
    return ok({ done: true })
  })
  bind(app, ctx, 'sendChatPicture', ({ member, body }) => takePicture(ctx, member, body.image))
  // An <img> sends no token, so its address has to be unguessable.
  app.get<{ Params: { name: string } }>(`${picturePlace}/:name`, async (request, reply) => {
    const { name } = request.params
    const bytes = nameForm.test(name) ? await pictureBytes(ctx.db, name) : null
    if (bytes === null) return reply.code(404).send()
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .type('image/webp')
      .send(Buffer.from(bytes))
  })
}
