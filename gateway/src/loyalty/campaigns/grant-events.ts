import type { GrantState } from '@mosaic/contracts'
import { publish } from '../../platform'
import type { Tx } from '../../platform/db/database'
import type { GrantRow } from './schema'

const eventOfState = {
  ISSUED: 'grant.issued',
  CLAIMED: 'grant.claimed',
  CLOSED: 'grant.closed',
} as const satisfies Partial<Record<GrantState, string>>
const hasEvent = (state: GrantState): state is keyof typeof eventOfState => state in eventOfState

/** Tells others that a grant came into its state. */
export const publishGrant = async (tx: Tx, grant: GrantRow): Promise<void> => {
  const { memberId, state, createdAt, issuedAt, claimedAt, closedAt, decidedAt } = grant
  const payload = {
    ...{ merchantCode: grant.merchantCode, grantId: grant.id, campaignId: grant.campaignId },
    ...{ kind: grant.kind, amount: grant.amount.toString(), currency: grant.currency },
  }
  if (state === 'REJECTED')
    await publish(tx, {
      ...{ name: 'grant.rejected', memberId, at: decidedAt ?? createdAt },
      payload: { ...payload, reason: grant.reason },
    })
  if (!hasEvent(state)) return
  const at = { ISSUED: issuedAt, CLAIMED: claimedAt, CLOSED: closedAt }[state] ?? createdAt
  await publish(tx, { name: eventOfState[state], memberId, at, payload })
}
