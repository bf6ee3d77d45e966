import { defineModule } from '../../platform/kernel/module'
import { walletRoutes } from './routes'
import { openSince } from './store'
import { reconcile } from './transfer-end'
import { httpVendors } from './vendor-door'
import { walletTopic } from './wallet-topic'

const everyMs = 5000
/** An answer that is on its way should win against the sweep. */
const graceMs = 10_000
const atOnce = 50

export const walletsModule = defineModule({
  name: 'wallets',
  streamTopics: [walletTopic],
  routes: (app, ctx) => walletRoutes(app, ctx, httpVendors(ctx)),
  start: (ctx) => {
    const door = httpVendors(ctx)
    let asking = Promise.resolve()
    const sweep = async () => {
      if (!door) return
      for (const row of await openSince(ctx.db, ctx.clock.now() - graceMs, atOnce)) await reconcile(ctx, door, row)
    }
    const timer = setInterval(() => {
      asking = asking
        .then(sweep)
        .catch((error: unknown) => ctx.log.error({ err: error }, 'transfers in flight could not be reconciled'))
    }, everyMs)
    return Promise.resolve(async () => {
      clearInterval(timer)
      await asking
    })
  },
})

export { walletName } from './merchant-wallets'
