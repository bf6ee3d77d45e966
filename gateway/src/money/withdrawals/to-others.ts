import { moneyToWire } from '@mosaic/contracts'
import { payoutDelayRefusal, paymentPasswordProblem } from '../../identity'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { fail, type Failure } from '../../platform/http/result'
import { noPaymentPassword } from './payment-password'
import { type Turnover, turnoverLeftOf } from './quota-now'

/**
 * A gift to other members takes money away as a withdrawal does: the payment password, and the waiting time after a change that
 * weakens payouts.
 */
export const toOthersRefusal = async (
  ctx: AppContext,
  merchant: Merchant,
  { id }: Pick<Member, 'id'>,
  password: string,
): Promise<Failure | null> =>
  (await paymentPasswordProblem(ctx, id, password, noPaymentPassword)) ??
  payoutDelayRefusal(ctx.db, merchant, id, ctx.clock.now(), 'others')

/** Under the lock of the member's account: deposits leave only after they are wagered. */
export const unwageredRefusal = async (
  tx: Tx,
  turnover: Turnover,
  merchant: Merchant,
  member: Member,
  now: number,
): Promise<Failure | null> => {
  const left = await turnoverLeftOf(tx, turnover, merchant, member, now)
  return left > 0n ? fail('withdraw.turnover.left', undefined, { amount: moneyToWire(left, member.currency) }) : null
}
