import type { Minor, ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { ok, type Result } from '../../platform/http/result'
import { payClaim } from './claim'
import { makeGrant } from './grant'
import { openTo } from './open-campaign'
import { claimedToWire } from './pay-reward'
import type { CampaignRow } from './schema'
import { grantOf } from './store'

type Asked = {
  readonly campaign: CampaignRow
  readonly member: Member
  readonly occasion: string
  readonly amount: Minor
  readonly requestKey: string
}

/**
 * Makes the grant of an occasion and pays it at once; a high one waits for two people. A repeated request has the same
 * answer. The caller holds the lock of the member's account.
 */
export const grantAndClaim = async (
  tx: Tx,
  ctx: AppContext,
  { campaign, member, occasion, amount, requestKey }: Asked,
): Promise<Result<ValueOf<'claimPromotion'>>> => {
  const before = await grantOf(tx, { memberId: member.id, campaignId: campaign.id, occasion })
  if (before?.requestKey === requestKey) return ok(claimedToWire(before))
  const open = await openTo(ctx, tx, campaign, member)
  if (!open.ok) return open
  const grant = await makeGrant(tx, ctx, campaign, {
    memberId: member.id,
    occasion,
    amount,
    state: 'ISSUED',
    requestKey,
  })
  return ok(claimedToWire(grant.state === 'ISSUED' ? await payClaim(tx, campaign, grant, ctx.clock.now()) : grant))
}
