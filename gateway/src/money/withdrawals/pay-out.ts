import { subtractMinor } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import type { PaymentProvider } from '../payments'
import { endPayout } from './decision'
import * as store from './store'

/** Sends what is approved to the provider. The same order gives the same payout, so its silence costs only time. */
export const payOut = async (
  ctx: AppContext,
  provider: PaymentProvider,
  row: store.StoredWithdrawal,
): Promise<void> => {
  const report = await provider.payOut({
    reference: row.id,
    method: row.destination.kind,
    account: row.destination.account,
    bankCode: row.destination.bankCode,
    holder: row.destination.holder,
    currency: row.currency,
    amount: subtractMinor(row.amount, row.fee),
  })
  await store.change(ctx.db, row.id, { polledAt: ctx.clock.now() })
  if (report) await endPayout(ctx, row.id, report)
}

const batchSize = 50

/** Everything that is approved and not paid yet, also what a gateway left behind that ended in between. */
export const payOutApproved = async (ctx: AppContext, provider: PaymentProvider): Promise<void> => {
  for (const row of await store.withdrawalsIn(ctx.db, ['APPROVED'], batchSize)) await payOut(ctx, provider, row)
}
