import { defineModule } from '../../platform/runtime/module'
import { startInterval } from '../../platform/runtime/start-interval'
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
    const work = async () => {
      if (!door) return
      for (const row of await openSince(ctx.db, ctx.clock.now() - graceMs, atOnce)) await reconcile(ctx, door, row)
    }
    const failed = 'transfers in flight could not be reconciled'
    return Promise.resolve(startInterval(ctx, { everyMs, work, failed }))
  },
})

export { walletName } from './merchant-wallets'
