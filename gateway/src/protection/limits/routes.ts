import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { acknowledgeReality, realityCheck } from './reality'
import { setRealityInterval } from './reality-store'
import type { Usage } from './usage'
import { requestLimit, type EndSessions, excludeMember, protection } from './protection'

export const limitRoutes = (app: FastifyInstance, ctx: AppContext, endSessions: EndSessions, usage: Usage): void => {
  bind(app, ctx, 'limits', async ({ merchant, member }) => ok(await protection(ctx, usage, merchant, member)))
  bind(app, ctx, 'setLimit', ({ merchant, member, body }) => requestLimit(ctx, usage, merchant, member, body))
  bind(app, ctx, 'exclude', async ({ member, body }) => ok(await excludeMember(ctx, member, body.span, endSessions)))
  bind(app, ctx, 'realityCheck', async ({ member }) => ok(await realityCheck(ctx, usage, member)))
  bind(app, ctx, 'acknowledgeRealityCheck', async ({ member }) => ok(await acknowledgeReality(ctx, usage, member)))
  bind(app, ctx, 'setRealityCheck', async ({ merchant, member, body }) => {
    await setRealityInterval(ctx.db, member.id, body.intervalMinutes)
    return ok(await protection(ctx, usage, merchant, member))
  })
}
