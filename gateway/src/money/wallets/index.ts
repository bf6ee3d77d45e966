import { defineModule } from '../../platform/runtime/module'
import { startInterval } from '../../platform/runtime/start-interval'
import { walletRoutes } from './routes'
import { unfinishedTransfers } from './store'
import { reconcile } from './transfer-end'
import { vendorWalletClient } from './vendor-wallet-client'
import { walletTopic } from './wallet-topic'

const everyMs = 5000
/** Gives an answer in flight time to arrive before the poll. */
const graceMs = 10_000
const batchSize = 50

export const walletsModule = defineModule({
  name: 'wallets',
  streamTopics: [walletTopic],
  routes: (app, ctx) => walletRoutes(app, ctx, vendorWalletClient(ctx)),
  start: (ctx) => {
    const client = vendorWalletClient(ctx)
    const work = async () => {
      if (!client) return
      for (const row of await unfinishedTransfers(ctx.db, ctx.clock.now() - graceMs, batchSize))
        await reconcile(ctx, client, row)
    }
    const failed = 'transfers in flight could not be reconciled'
    return Promise.resolve(startInterval(ctx, { everyMs, work, failed }))
  },
})

export { walletName } from './merchant-wallets'
