import type { AppContext } from '../../platform/runtime/app-context'
import { oneByOne } from '../../platform/runtime/one-by-one'
import * as store from './store'
import { reconcile } from './transfer-end'
import type { VendorWalletClient } from './vendor-wallet-client'

/** Gives an answer in flight time to arrive before the poll. */
const graceMs = 10_000
const batchSize = 50

/** Asks the vendors for transfers without an end. */
export const reconcileOpenTransfers = async (ctx: AppContext, client: VendorWalletClient): Promise<void> => {
  const open = await store.unfinishedTransfers(ctx.db, ctx.clock.now() - graceMs, batchSize)
  await oneByOne(ctx, open, 'a transfer could not be reconciled', async (row) => {
    await store.change(ctx.db, row.id, { askedAt: ctx.clock.now() })
    await reconcile(ctx, client, row)
  })
}
