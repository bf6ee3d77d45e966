import { bindReport } from '../../platform/http/report'
import { defineModule } from '../../platform/runtime/module'
import { earningsToday } from './earnings-today'
import { rebateIncome } from './income'
import { previewDownlineRates } from './rate-preview'
import { settleRebates } from './settle-rebates'

export { compareRebates } from './compare-rebates'
export { commissionPostings } from './expected-postings.sql'

const everyMs = 60_000

/** Commissions of agents for the valid bets below them (domain §4.3), computed every night. */
export const rebateModule = defineModule({
  name: 'rebate',
  routes: (app, ctx) => {
    bindReport(app, ctx, 'rebateIncome', (own, { merchant, member, query }) =>
      rebateIncome(own, merchant, member, query),
    )
    bindReport(app, ctx, 'teamCommission', (own, { merchant, member }) => earningsToday(own, merchant, member))
    bindReport(app, ctx, 'downlineRebatesPreview', (own, { merchant, member, body }) =>
      previewDownlineRates(own, merchant, member, body),
    )
  },
  start: (ctx) => {
    const work = async () => {
      for (const merchant of await ctx.merchants.all()) await settleRebates(ctx, merchant)
    }
    return ctx.jobs.repeat({ name: 'rebates', everyMs, work, failed: 'commissions could not be worked out' })
  },
})

export { type CountedCommission, countedCommissions } from './income-store'
export { settleRebates } from './settle-rebates'
export { commissionsOf, computedDay } from './store'
