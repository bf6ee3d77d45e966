import { defineModule } from '../../platform/runtime/module'
import { startInterval } from '../../platform/runtime/start-interval'
import { httpProvider } from '../payments'
import { payOutApproved } from './pay-out'
import type { Turnover } from './quota-now'
import { type AfterOrder, withdrawalRoutes } from './routes'

const everyMs = 5000

export const withdrawalsModule = (turnover: Turnover, ordered: AfterOrder) =>
  defineModule({
    name: 'withdrawals',
    routes: (app, ctx) => withdrawalRoutes(app, ctx, turnover, ordered),
    start: (ctx) => {
      const provider = httpProvider(ctx)
      const work = () => payOutApproved(ctx, provider)
      return Promise.resolve(
        startInterval(ctx, { everyMs, work, failed: 'approved withdrawals could not be paid out' }),
      )
    },
  })

export { decide } from './decision'
export { paidWithdrawals } from './paid.sql'
export { payOutApproved } from './pay-out'
export {
  type StoredWithdrawal,
  lockWithdrawal,
  payoutsAtProvider,
  sharesPayoutAccount,
  withdrawalsIn,
  withdrawalToWire,
} from './store'
export { toOthersRefusal, unwageredRefusal } from './to-others'
export { withdrawalPostings } from './expected-postings.sql'
