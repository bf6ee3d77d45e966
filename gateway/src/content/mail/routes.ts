import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { answer, outboxOf, recipientsOf, send } from './correspondence'

export const mailRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'messageRecipients', async ({ member }) => ok(await recipientsOf(ctx, member)))
  bind(app, ctx, 'outbox', async ({ member, query }) => ok(await outboxOf(ctx, member, query)))
  bind(app, ctx, 'sendMessage', ({ member, body }) => send(ctx, member, body))
  bind(app, ctx, 'replyMessage', ({ member, body }) => answer(ctx, member, body))
}
