import { defineModule } from '../../platform/runtime/module'
import type { PlayUsage } from '../../protection'
import { startInterval } from '../../platform/runtime/start-interval'
import type { FundsOfOthers } from './funds-of-others'
import { walletRoutes } from './routes'
import { reconcileOpenTransfers } from './open-transfers'
import { vendorWalletClient } from './vendor-wallet-client'
import { walletTopic } from './wallet-topic'

const everyMs = 5000

/** `usage`: what the member's limits on play compare, because money in a vendor's wallet is at stake. */
export const walletsModule = (others: FundsOfOthers, usage: PlayUsage) =>
  defineModule({
    name: 'wallets',
    streamTopics: [walletTopic],
    routes: (app, ctx) => walletRoutes(app, ctx, vendorWalletClient(ctx), others, usage),
    start: (ctx) => {
      const client = vendorWalletClient(ctx)
      const work = async () => {
        if (client) await reconcileOpenTransfers(ctx, client)
      }
      const failed = 'transfers in flight could not be reconciled'
      return Promise.resolve(startInterval(ctx, { everyMs, work, failed }))
    },
  })

export { walletName } from './merchant-wallets'
export { transferPostings, vendorPlayPostings } from './expected-postings.sql'
