import { subtractMinor } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { oneByOne } from '../../platform/runtime/one-by-one'
import type { PaymentProvider } from '../payments'
import { endPayout } from './decision'
import * as store from './store'

/** Orders the payout of an approved withdrawal. Repeating it is safe: the provider pays a reference once. */
const payOut = async (ctx: AppContext, provider: PaymentProvider, row: store.StoredWithdrawal): Promise<void> => {
  await store.change(ctx.db, row.id, { polledAt: ctx.clock.now() })
  const report = await provider.payOut({
    reference: row.id,
    method: row.destination.kind,
    account: row.destination.account,
    bankCode: row.destination.bankCode,
    branch: row.destination.branch,
    holder: row.destination.holder,
    currency: row.currency,
    amount: subtractMinor(row.amount, row.fee),
  })
  if (report) await endPayout(ctx, row.id, report)
}

const batchSize = 50

/** Pays out approved withdrawals, also those that a stopped gateway left; a batch at a time. */
export const payOutApproved = async (ctx: AppContext, provider: PaymentProvider): Promise<void> => {
  const rows = await store.withdrawalsToPayOut(ctx.db, batchSize)
  await oneByOne(ctx, rows, 'a withdrawal could not be paid out', (row) => payOut(ctx, provider, row))
}
