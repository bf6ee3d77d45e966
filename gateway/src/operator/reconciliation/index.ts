import { depositsAtProvider, payoutsAtProvider, providerStatement, type StatementRow } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { compare, type Difference, type Side } from './compare'

export { compareBooks } from './books'
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

/** Compares deposits and payouts with the provider's list (domain §3.3, 19). Ours are read last, so both sides have late settlements. */
export const reconcile = async (ctx: AppContext): Promise<Reconciliation> => {
  const payments = (await providerStatement(ctx, 'payments')).map(sideOf)
  const paid = (await providerStatement(ctx, 'payouts')).map(sideOf)
  const there = new Set(payments.map(({ reference }) => reference))
  // Demo deposits have no provider. An order whose answer was lost is in the provider's list only.
  const deposits = (await depositsAtProvider(ctx.db)).filter(
    ({ ordered, reference }) => ordered || there.has(reference),
  )
  const payouts = await payoutsAtProvider(ctx.db)
  return {
    deposits: { compared: deposits.length, differences: compare(deposits, payments) },
    payouts: { compared: payouts.length, differences: compare(payouts, paid) },
  }
}
