import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bindReport } from '../../platform/http/report'
import { bind } from '../../platform/http/route'
import { betReport } from './bet-record'
import { openRounds } from './open-rounds'
import { profitReport } from './profit-report'

export const betRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bindReport(app, ctx, 'betReport', (own, { merchant, member, language, query }) =>
    betReport(own, merchant, member, language, query),
  )
  bind(app, ctx, 'openRounds', ({ merchant, member }) => openRounds(ctx, merchant, member))
  bindReport(app, ctx, 'profitReport', (own, { merchant, member, query }) => profitReport(own, merchant, member, query))
}
