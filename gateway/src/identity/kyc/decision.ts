import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import type { KycSubmission } from './schema'
import * as store from './store'

export type KycDecision = { readonly operator: string } & (
  | { readonly verdict: 'approve' }
  | { readonly verdict: 'reject'; readonly reason: string }
)

/** An operator decides once; the decision is published in the same transaction. */
export const decideKyc = async (
  tx: Tx,
  id: string,
  decision: KycDecision,
  at: number,
): Promise<Result<KycSubmission>> => {
  const row = await store.lockSubmission(tx, id)
  if (!row) return fail('not.found')
  if (row.state !== 'PENDING') return fail('kyc.closed')
  const reason = decision.verdict === 'reject' ? decision.reason : ''
  const after = await store.changeSubmission(tx, id, {
    state: decision.verdict === 'approve' ? 'VERIFIED' : 'REJECTED',
    reason,
    decidedAt: at,
    decidedBy: decision.operator,
  })
  if (!after) return fail('not.found')
  await publish(tx, {
    name: 'kyc.decided',
    memberId: row.memberId,
    at,
    payload: { submissionId: id, verified: decision.verdict === 'approve', reason },
  })
  return ok(after)
}
