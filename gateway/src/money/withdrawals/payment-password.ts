import { paymentPasswordProblem } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, type Failure } from '../../platform/http/result'

/** Error codes of the wire contract for withdrawals. */
export const noPaymentPassword = fail('not.exists.payment.password')
export const invalidPaymentPassword = fail('invalid.payment.pw', undefined, { password: 'wrong' })

export const paymentPasswordRefusal = async (
  ctx: AppContext,
  memberId: string,
  typed: string,
): Promise<Failure | null> => {
  const problem = await paymentPasswordProblem(ctx, memberId, typed, noPaymentPassword)
  return problem?.code === 'payment.password.wrong' ? invalidPaymentPassword : problem
}
