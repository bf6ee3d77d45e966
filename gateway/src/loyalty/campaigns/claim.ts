import { grantAfter, type QueryOf, type ValueOf, type WireLanguage } from '@mosaic/contracts'
import { lockAccounts, playerAccount } from '../../money'
import { playStopped } from '../../protection'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { campaignText } from './campaign-text'
import { termsOfKind } from './open-campaign'
import { claimedToWire, payReward, rewardToWire, wageringOf } from './pay-reward'
import { missionTarget } from './progress/counted'
import { progressOf } from './progress/progress-store'
import type { CampaignRow, GrantRow } from './schema'
import * as store from './store'

type Claimed = ValueOf<'claimPromotion'>

/** Claims of one member queue at the lock of their account. */
export const lockMemberAccount = async (tx: Tx, merchant: Merchant, member: Member): Promise<void> =>
  void (await lockAccounts(tx, [playerAccount({ merchant: merchant.code, currency: member.currency }, member.id)]))

/** Pays an issued grant whose row is locked or new. */
export const payClaim = async (tx: Tx, campaign: CampaignRow, grant: GrantRow, at: number): Promise<GrantRow> => {
  await payReward(tx, grant, campaignText(campaign.texts, 'EN'), at)
  return store.changeGrant(tx, grant.id, { state: 'CLAIMED', claimedAt: at })
}

/** A bet that is taken back takes its progress along: the mission has to be completed again. */
const isStillEarned = async (tx: Tx, { campaignId, memberId, terms, currency }: GrantRow): Promise<boolean> => {
  const mission = termsOfKind(terms, 'MISSION')
  if (!mission) return true
  const [progress] = await progressOf(tx, memberId, [campaignId])
  return progress !== undefined && progress.value >= missionTarget(mission, currency)
}

/** A reward that was claimed before answers the same; money moves once. Cash that is owed is paid to an excluded member, too. */
export const claimReward = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  rewardId: string,
): Promise<Result<Claimed>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const grant = await store.lockGrant(tx, rewardId)
    if (!grant || grant.memberId !== member.id) return fail('reward.not.claimable')
    if (grant.state === 'CLAIMED') return ok(claimedToWire(grant))
    const now = ctx.clock.now()
    const isOpen = grantAfter(grant.state, 'claim') !== null && grant.claimUntil !== null && grant.claimUntil > now
    const campaign = await store.campaignById(tx, merchant.code, grant.campaignId)
    if (!isOpen || !campaign) return fail('reward.not.claimable')
    if (!(await isStillEarned(tx, grant))) return fail('reward.not.claimable')
    const stopped = grant.terms.reward.type === 'cash' ? null : await playStopped(tx, member.id, now)
    return stopped ?? ok(claimedToWire(await payClaim(tx, campaign, grant, now)))
  })

/** Everything that the member can claim now, or that waits for two people. */
export const rewards = async (
  ctx: AppContext,
  member: Member,
  { promotionType: kind, status }: QueryOf<'claimablePromotions'>,
  language: WireLanguage,
): Promise<ValueOf<'claimablePromotions'>> =>
  (status === 'A'
    ? await store.waitingGrants(ctx.db, member.id)
    : await store.claimableGrants(ctx.db, member.id, ctx.clock.now())
  )
    .filter(({ grant }) => kind === undefined || grant.kind === kind)
    .map(({ grant, texts }) => ({
      rewardId: grant.id,
      promotionId: grant.campaignId,
      promotionType: grant.kind,
      title: campaignText(texts, language).title,
      ...rewardToWire(grant),
      wagering: wageringOf(grant),
      issuedAt: grant.issuedAt,
      claimUntil: grant.claimUntil,
    }))
