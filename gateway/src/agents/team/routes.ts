import type { FastifyInstance } from 'fastify'
import { offeredRegistration } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { bind } from '../../platform/http/route'
import { downlines } from './downlines'
import { openAccount } from './open-account'
import { rebateSettings } from './rebate-rates'
import { teamKpi, teamOverview } from './team-report'

export const agentRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'teamKpi', ({ merchant, member, query }) => teamKpi(ctx, merchant, member, query))
  bind(app, ctx, 'teamOverview', ({ merchant, member, query }) => teamOverview(ctx, merchant, member, query))
  bind(app, ctx, 'downlines', ({ merchant, member, query }) => downlines(ctx, merchant, member, query))
  bind(app, ctx, 'globalRebateSettings', ({ merchant, member }) => rebateSettings(ctx, merchant, member))
  bind(app, ctx, 'openAccount', ({ body, member, merchant }) =>
    openAccount(ctx, merchant, member, offeredRegistration(merchant), body),
  )
}
