import { defineModule } from '../../platform/runtime/module'
import { httpProvider } from './provider'
import { paymentRoutes } from './routes'
import { pollDueDeposits } from './poll-deposits'

const sweepEveryMs = 10_000

export const paymentsModule = defineModule({
  name: 'payments',
  routes: (app, ctx) => paymentRoutes(app, ctx, httpProvider(ctx)),
  start: (ctx) => {
    const provider = httpProvider(ctx)
    const work = () => pollDueDeposits(ctx, provider)
    return ctx.jobs.repeat({
      name: 'open-deposits',
      everyMs: sweepEveryMs,
      work,
      failed: 'open deposits could not be polled',
    })
  },
})

export { httpProvider, type PaymentProvider } from './provider'
export { bonusNames, hasDeposited } from './bonus-store'
export { openDeposit } from './deposits'
export { paidIn } from './paid-in-store'
export { proofBytes, proofIdsOf } from './proof-store'
export { decideDeposit, foundAmount } from './review'
export { providerStatement, type StatementRow } from './provider-statement'
export { settle } from './settlement'
export { settledDeposits } from './deposits.sql'
export {
  depositedByMember,
  depositsAtProvider,
  depositsToReview,
  depositToWire,
  lockDeposit,
} from './store'
export { depositPostings } from './expected-postings.sql'
