import { defineModule } from '../../platform/kernel/module'
import { settleRebates } from './settle-rebates'

const everyMs = 60_000

/** What agents get of the valid bets below them (domain §4.3), every night. */
export const rebateModule = defineModule({
  name: 'rebate',
  routes: () => undefined,
  start: (ctx) => {
    let settling = Promise.resolve()
    const settleAll = async () => {
      for (const merchant of await ctx.merchants.all()) await settleRebates(ctx, merchant)
    }
    const timer = setInterval(() => {
      settling = settling
        .then(settleAll)
        .catch((error: unknown) => ctx.log.error({ err: error }, 'commissions could not be worked out'))
    }, everyMs)
    return Promise.resolve(async () => {
      clearInterval(timer)
      await settling
    })
  },
})

export { settleRebates } from './settle-rebates'
