import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bind } from '../../platform/http/route'
import { betReport } from './bet-record'
import { openRounds } from './open-rounds'
import { profitReport } from './profit-report'

export const betRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'betReport', ({ merchant, member, language, query }) =>
    betReport(ctx, merchant, member, language, query),
  )
  bind(app, ctx, 'openRounds', ({ merchant, member }) => openRounds(ctx, merchant, member))
  bind(app, ctx, 'profitReport', ({ merchant, member, query }) => profitReport(ctx, merchant, member, query))
}
