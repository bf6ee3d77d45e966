import { defineModule } from '../../platform/kernel/module'
import { repeatInBackground } from '../../platform/kernel/repeat-in-background'
import { httpProvider } from '../payments'
import { payOutApproved } from './pay-out'
import type { Turnover } from './quota-now'
import { withdrawalRoutes } from './routes'

const everyMs = 5000

export const withdrawalsModule = (turnover: Turnover) =>
  defineModule({
    name: 'withdrawals',
    routes: (app, ctx) => withdrawalRoutes(app, ctx, turnover),
    start: (ctx) => {
      const provider = httpProvider(ctx)
      const work = () => payOutApproved(ctx, provider)
      return Promise.resolve(
        repeatInBackground(ctx, { everyMs, work, failed: 'approved withdrawals could not be paid out' }),
      )
    },
  })

export { decide, type Decision } from './decision'
export { payOutApproved } from './pay-out'
export { type Kept, lockWithdrawal, payoutsAtProvider, withdrawalsIn, withdrawalToWire } from './store'
