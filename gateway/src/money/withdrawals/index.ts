import { defineModule } from '../../platform/kernel/module'
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
      let paying = Promise.resolve()
      const timer = setInterval(() => {
        paying = paying
          .then(() => payOutApproved(ctx, provider))
          .catch((error: unknown) => ctx.log.error({ err: error }, 'approved withdrawals could not be paid out'))
      }, everyMs)
      return Promise.resolve(async () => {
        clearInterval(timer)
        await paying
      })
    },
  })

export { decide, type Decision } from './decision'
export { payOutApproved } from './pay-out'
export { type Kept, lockWithdrawal, payoutsAtProvider, withdrawalsIn, withdrawalToWire } from './store'
