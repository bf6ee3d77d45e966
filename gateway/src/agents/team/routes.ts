import type { FastifyInstance } from 'fastify'
import { type FullMerchantDirectory, offeredRegistration } from '../../platform'
import type { AppContext } from '../../platform/kernel/app-context'
import { fail } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { downlines } from './downlines'
import { openAccount } from './open-account'
import { teamKpi, teamOverview } from './team-report'

export const agentRoutes = (app: FastifyInstance, ctx: AppContext, merchants: FullMerchantDirectory): void => {
  bind(app, ctx, 'teamKpi', ({ merchant, member, query }) => teamKpi(ctx, merchant, member, query))
  bind(app, ctx, 'teamOverview', ({ merchant, member, query }) => teamOverview(ctx, merchant, member, query))
  bind(app, ctx, 'downlines', ({ merchant, member, query }) => downlines(ctx, merchant, member, query))
  bind(app, ctx, 'openAccount', async ({ body, member, merchant }) => {
    const row = await merchants.rowOf(merchant.code)
    return row ? openAccount(ctx, merchant, member, offeredRegistration(row), body) : fail('merchant.unknown')
  })
}
