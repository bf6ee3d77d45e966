import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../runtime/app-context'
import { fail, ok } from '../http/result'
import { bind } from '../http/route'
import { customerService, domainRoute, type SiteFacts, systemStatus, whitelabel } from './site-profile'

export const systemRoutes = (app: FastifyInstance, ctx: AppContext, facts: SiteFacts): void => {
  bind(app, ctx, 'systemStatus', async ({ merchant, request }) => ok(await systemStatus(ctx, merchant, request, facts)))
  bind(app, ctx, 'customerService', async ({ merchant }) => ok(customerService(merchant)))
  bind(app, ctx, 'whitelabel', async ({ merchant }) => ok(await whitelabel(ctx, merchant, facts)))
  bind(app, ctx, 'domainRoute', async ({ query, request }) => {
    const found = await ctx.merchants.byHost(query.host ?? request.host)
    return found ? ok(domainRoute(found)) : fail('merchant.unknown')
  })
}
