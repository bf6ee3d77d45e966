import { type EarningState, type Minor, zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { addBets, type Bets } from './correction'
import { netLossOf } from './dividend'
import { type Correction, correctionsOf, paymentKey } from './payment-store'
import type { PaymentRow } from './schema'

/** A payment with the changes of earlier periods that counted in it. */
export type ExplainedPayment = PaymentRow & {
  readonly corrections: readonly Correction[]
  /** Valid bet with the corrections. */
  readonly countedTurnover: Minor
  /** What the rate applies to: turnover or net loss. */
  readonly base: Minor
  readonly state: EarningState
}

const stateOf = ({ kind, amount, approvedAt, rejectedAt, paidAt }: PaymentRow): EarningState => {
  if (paidAt !== null) return 'paid'
  if (rejectedAt !== null) return 'rejected'
  if (amount === zero) return 'none'
  return kind === 'dividend' && approvedAt === null ? 'approval' : 'due'
}

const explain = (payment: PaymentRow, corrections: readonly Correction[]): ExplainedPayment => {
  const counted = corrections.reduce<Bets>(addBets, payment)
  const base = payment.kind === 'dividend' ? netLossOf({ ...payment, ...counted }, payment.fee) : counted.turnover
  return { ...payment, corrections, countedTurnover: counted.turnover, base, state: stateOf(payment) }
}

/** Payments of one agent with what they were computed from. */
export const explainedPayments = async (
  db: Db,
  agentId: string,
  payments: readonly PaymentRow[],
): Promise<readonly ExplainedPayment[]> => {
  const corrections = payments.length === 0 ? new Map<string, never>() : await correctionsOf(db, agentId)
  return payments.map((payment) => explain(payment, corrections.get(paymentKey(payment)) ?? []))
}
