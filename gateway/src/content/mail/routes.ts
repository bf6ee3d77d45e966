import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/kernel/app-context'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { answer, outboxOf, recipientsOf, send } from './correspondence'

export const mailRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'messageRecipients', async ({ member }) => ok(await recipientsOf(ctx, member)))
  bind(app, ctx, 'outbox', async ({ member, query }) => ok(await outboxOf(ctx, member, query)))
  bind(app, ctx, 'sendMessage', ({ member, body }) => send(ctx, member, body))
  bind(app, ctx, 'replyMessage', ({ member, body }) => answer(ctx, member, body))
}
