import type { FastifyInstance } from 'fastify'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, type Failure, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { noteReadingLanguage } from '../audience'
import { inboxOf } from './inbox-page'
import { deleteMessage, markRead, unreadOf } from './store'

const closed = (merchant: Merchant): Failure | null =>
  merchant.flags.includes('MAILCEN') ? null : fail('function.not.available')

export const inboxRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(
    app,
    ctx,
    'inbox',
    async ({ merchant, member, query, language }) =>
      closed(merchant) ?? ok(await inboxOf(ctx, member, query, language)),
  )
  bind(app, ctx, 'inboxUnread', async ({ merchant, member, language }) => {
    const refused = closed(merchant)
    if (refused) return refused
    // Every page makes this call, so the stored language follows the one that the member reads in.
    await noteReadingLanguage(ctx.db, member.id, language, ctx.clock.now())
    return ok(await unreadOf(ctx.db, member.id, ctx.clock.now()))
  })
  bind(app, ctx, 'readMessage', async ({ merchant, member, body }) => {
    const refused = closed(merchant)
    if (refused) return refused
    const ids = body.ids ?? [body.id ?? '']
    const found = await Promise.all(ids.map((id) => markRead(ctx.db, member.id, id, body.older, ctx.clock.now())))
    return found.includes(true) ? ok({ done: true }) : fail('not.found')
  })
  bind(app, ctx, 'deleteMessage', async ({ merchant, member, body }) => {
    const refused = closed(merchant)
    if (refused) return refused
    const ids = body.inboxIds.split(',')
    const gone = await Promise.all(ids.map((id) => deleteMessage(ctx.db, member.id, id, ctx.clock.now())))
    return gone.includes(true) ? ok({ done: true }) : fail('not.found')
  })
}
