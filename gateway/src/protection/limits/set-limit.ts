import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import type { LimitRequest } from './limit'
import { changeLimit } from './limit-change'
import { insertChange, lockLimit, saveLimit } from './store'

/** Writes the change of a limit and its record. */
export const setLimit = async (
  tx: Tx,
  memberId: string,
  { kind, period, amount }: LimitRequest,
  now: number,
): Promise<void> => {
  const key = { memberId, kind, period }
  const before = await lockLimit(tx, key, now)
  const after = changeLimit(before, amount, now)
  await saveLimit(tx, key, after)
  const payload = { limit: kind, period, loosenedFrom: after.next?.at ?? null }
  await publish(tx, { name: 'limit.changed', memberId, at: now, payload })
  await insertChange(tx, {
    ...key,
    beforeAmount: before.amount,
    requestedAmount: amount,
    requestedAt: now,
    effectiveAt: after.next?.at ?? now,
  })
}
