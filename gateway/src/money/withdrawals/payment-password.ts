import { paymentPasswordProblem } from '../../identity'
import type { AppContext } from '../../platform/kernel/app-context'
import { fail, type Failure } from '../../platform/kernel/result'

/** Under the codes that the wire contract gives for withdrawals. */
export const paymentPasswordRefusal = async (
  ctx: AppContext,
  memberId: string,
  typed: string,
): Promise<Failure | null> => {
  const problem = await paymentPasswordProblem(ctx, memberId, typed, fail('not.exists.payment.password'))
  return problem?.code === 'payment.password.wrong'
    ? fail('invalid.payment.pw', undefined, { password: 'wrong' })
    : problem
}
