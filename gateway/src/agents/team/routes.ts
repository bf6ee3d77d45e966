import type { FastifyInstance } from 'fastify'
import { offeredRegistration } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { bindReport } from '../../platform/http/report'
import { bind } from '../../platform/http/route'
import { downlineRates, updateDownlineRates } from './downline-rates'
import { downlines } from './downlines'
import { openAccount } from './open-account'
import { rebateSettings } from './rebate-rates'
import { teamKpi, teamOverview } from './team-report'

export const agentRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bindReport(app, ctx, 'teamKpi', (own, { merchant, member, query }) => teamKpi(own, merchant, member, query))
  bindReport(app, ctx, 'teamOverview', (own, { merchant, member, query }) => teamOverview(own, merchant, member, query))
  bindReport(app, ctx, 'downlines', (own, { merchant, member, query }) => downlines(own, merchant, member, query))
  bind(app, ctx, 'globalRebateSettings', ({ merchant, member }) => rebateSettings(ctx, merchant, member))
  bind(app, ctx, 'downlineRebates', ({ merchant, member, query }) =>
    downlineRates(ctx, merchant, member, query.memberId),
  )
  bind(app, ctx, 'updateDownlineRebates', ({ merchant, member, body }) =>
    updateDownlineRates(ctx, merchant, member, body),
  )
  bind(app, ctx, 'openAccount', ({ body, member, merchant }) =>
    openAccount(ctx, merchant, member, offeredRegistration(merchant), body),
  )
}
