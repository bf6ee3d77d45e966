import { depositsAtProvider, payoutsAtProvider, providerStatement, type StatementRow } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { compare, type Difference, type Side } from './compare'

export { startDailyReconciliation } from './daily-run'
export { listReconciliation, waitingReconciliation } from './listed'
export { readableReport, reconcileRounds } from './rounds'

export type Reconciliation = {
  readonly deposits: { readonly compared: number; readonly differences: readonly Difference[] }
  readonly payouts: { readonly compared: number; readonly differences: readonly Difference[] }
}

const sideOf = ({ reference, state, amount, currency }: StatementRow): Side => ({
  reference,
  done: state === 'PAID',
  amount: BigInt(amount),
  currency,
})

/** Our deposits and payouts beside the provider's own list (domain §3.3, 19). Ours are read last: what settles meanwhile is on both sides. */
export const reconcile = async (ctx: AppContext): Promise<Reconciliation> => {
  const payments = (await providerStatement(ctx, 'payments')).map(sideOf)
  const paid = (await providerStatement(ctx, 'payouts')).map(sideOf)
  const there = new Set(payments.map(({ reference }) => reference))
  // The demo's history was credited without a provider; an order whose answer was lost is in the provider's list.
  const deposits = (await depositsAtProvider(ctx.db)).filter(
    ({ ordered, reference }) => ordered || there.has(reference),
  )
  const payouts = await payoutsAtProvider(ctx.db)
  return {
    deposits: { compared: deposits.length, differences: compare(deposits, payments) },
    payouts: { compared: payouts.length, differences: compare(payouts, paid) },
  }
}
