import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/kernel/app-context'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { accountReport, accountReportByInstant } from './account-record'
import { funds } from './funds'

export const statementRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'funds', async ({ merchant, member }) => ok(await funds(ctx, merchant, member)))
  bind(app, ctx, 'accountReport', ({ merchant, member, query }) => accountReport(ctx, merchant, member, query))
  bind(app, ctx, 'accountReportByInstant', ({ merchant, member, query }) =>
    accountReportByInstant(ctx, merchant, member, query),
  )
}
