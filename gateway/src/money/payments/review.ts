import { addMinor, type Minor, moneyToWire, parseMoney } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { credit } from './credit'
import { endDeposit } from './end-deposit'
import type { DepositRow } from './schema'
import * as store from './store'

export type DepositDecision = { readonly operator: string } & (
  | {
      readonly verdict: 'approve' /** The amount received on the operator's account; the fee is deducted. */
      readonly amount: string
    }
  | { readonly verdict: 'reject'; readonly reason: string }
)

/** The amount that an operator found on the account, if it may be credited; `above`: more than the member ordered. */
export const foundAmount = (
  { fee, amount: ordered, currency, reportedAmount: reported }: DepositRow,
  typed: string,
): Result<{ readonly amount: Minor; readonly above: boolean }> => {
  const amount = parseMoney(typed, currency)
  if (amount === null || amount <= fee) return fail('money.amount.invalid')
  if (reported !== null && amount > reported)
    return fail('money.amount.above.maximum', undefined, { amount: moneyToWire(reported, currency) })
  return ok({ amount, above: amount > addMinor(ordered, fee) })
}

/**
 * Applies an operator's decision once: credits at most the reported amount, or refuses with a reason for the member.
 */
export const decideDeposit = async (
  tx: Tx,
  id: string,
  decision: DepositDecision,
  at: number,
): Promise<Result<DepositRow>> => {
  const deposit = await store.lockDeposit(tx, id)
  if (!deposit) return fail('deposit.unknown')
  if (deposit.state !== 'REVIEW') return fail('deposit.closed')
  const decided = { decidedAt: at, decidedBy: decision.operator }
  if (decision.verdict === 'reject') {
    const refused = await endDeposit(tx, deposit, { ...decided, state: 'FAILED', reason: decision.reason }, at)
    const { memberId, amount, currency } = deposit
    await publish(tx, {
      name: 'deposit.refused',
      memberId,
      at,
      payload: { depositId: id, amount: amount.toString(), currency, reason: decision.reason },
    })
    return ok(refused)
  }
  const found = foundAmount(deposit, decision.amount)
  if (!found.ok) return found
  await store.change(tx, id, decided)
  return ok(await credit(tx, { ...deposit, ...decided }, { paid: found.value.amount, fee: deposit.fee }, at))
}
