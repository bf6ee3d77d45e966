import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bind } from '../../platform/http/route'
import { accountReport, accountReportByInstant } from './account-record'

export const statementRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'accountReport', ({ merchant, member, language, query }) =>
    accountReport(ctx, merchant, member, language, query),
  )
  bind(app, ctx, 'accountReportByInstant', ({ merchant, member, language, query }) =>
    accountReportByInstant(ctx, merchant, member, language, query),
  )
}
