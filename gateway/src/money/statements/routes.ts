import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bindReport } from '../../platform/http/report'
import { accountReport, accountReportByInstant } from './account-record'

export const statementRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bindReport(app, ctx, 'accountReport', (own, { merchant, member, language, query }) =>
    accountReport(own, merchant, member, language, query),
  )
  bindReport(app, ctx, 'accountReportByInstant', (own, { merchant, member, language, query }) =>
    accountReportByInstant(own, merchant, member, language, query),
  )
}
