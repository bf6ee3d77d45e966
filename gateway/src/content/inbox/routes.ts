import type { FastifyInstance } from 'fastify'
import type { AppContext, Merchant } from '../../platform/kernel/app-context'
import { fail, type Failure, ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
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
  bind(
    app,
    ctx,
    'inboxUnread',
    async ({ merchant, member }) => closed(merchant) ?? ok(await unreadOf(ctx.db, member.id, ctx.clock.now())),
  )
  bind(app, ctx, 'readMessage', async ({ merchant, member, body }) => {
    const refused = closed(merchant)
    if (refused) return refused
    return (await markRead(ctx.db, member.id, body.messageId, body.older, ctx.clock.now()))
      ? ok({ done: true })
      : fail('not.found')
  })
  bind(app, ctx, 'deleteMessage', async ({ merchant, member, body }) => {
    const refused = closed(merchant)
    if (refused) return refused
    return (await deleteMessage(ctx.db, member.id, body.messageId, ctx.clock.now()))
      ? ok({ done: true })
      : fail('not.found')
  })
}
