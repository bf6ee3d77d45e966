import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bindReport } from '../../platform/http/report'
import { downlineTransaction } from './downline-transaction'
import { teamBetting } from './team-betting'
import { teamPnl } from './team-pnl'

export const teamReportRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bindReport(app, ctx, 'teamPnl', (own, { merchant, member, query }) => teamPnl(own, merchant, member, query))
  bindReport(app, ctx, 'downlineTransaction', (own, { merchant, member, query }) =>
    downlineTransaction(own, merchant, member, query),
  )
  bindReport(app, ctx, 'teamBetting', (own, { merchant, member, query }) => teamBetting(own, merchant, member, query))
}
