import { defineModule } from '../../platform/kernel/module'
import { repeatInBackground } from '../../platform/kernel/repeat-in-background'
import { settleRebates } from './settle-rebates'

const everyMs = 60_000

/** What agents get of the valid bets below them (domain §4.3), every night. */
export const rebateModule = defineModule({
  name: 'rebate',
  routes: () => undefined,
  start: (ctx) => {
    const work = async () => {
      for (const merchant of await ctx.merchants.all()) await settleRebates(ctx, merchant)
    }
    return Promise.resolve(repeatInBackground(ctx, { everyMs, work, failed: 'commissions could not be worked out' }))
  },
})

export { settleRebates } from './settle-rebates'
