import { type CampaignKind, isTrial } from '@mosaic/contracts'
import type { CampaignTerms, KindTerms } from '@mosaic/contracts/desk'
import { playStopped } from '../../protection'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { conditionsOf, unmetCondition } from './eligibility'
import { factsOf } from './member-facts'
import { isUsedUp, phaseOf } from './phase'
import type { CampaignRow } from './schema'

/** The special terms of a campaign of this kind; null for another kind. */
export const termsOfKind = <K extends CampaignKind>({ of }: CampaignTerms, kind: K): KindTerms<K> | null =>
  // The discriminant decides the member of the union, which a type parameter does not narrow.
  of.kind === kind ? (of as KindTerms<K>) : null

type FactsContext = Parameters<typeof factsOf>[0]
type GrantMember = Parameters<typeof factsOf>[1]

/** Whether the member may be granted something new by this campaign. Excluded members get no grant (domain §4). */
export const openTo = async (
  ctx: FactsContext,
  db: Db,
  campaign: CampaignRow,
  member: GrantMember,
): Promise<Result<CampaignRow>> => {
  const now = ctx.clock.now()
  if (isUsedUp(campaign, now)) return fail('promotion.budget.used')
  if (phaseOf(campaign, now) !== 'OPEN') return fail('promotion.closed')
  return grantableTo(ctx, db, campaign, member)
}

/** Whether the member may have a grant of this campaign, open or over. */
export const grantableTo = async (
  ctx: FactsContext,
  db: Db,
  campaign: CampaignRow,
  member: GrantMember,
): Promise<Result<CampaignRow>> => {
  const stopped = await playStopped(db, member.id, ctx.clock.now())
  if (stopped) return stopped
  if (campaign.currency !== member.currency || isTrial(member.type)) return fail('promotion.not.eligible')
  const unmet = unmetCondition(conditionsOf(campaign.terms), await factsOf({ ...ctx, db }, member))
  return unmet === null ? ok(campaign) : fail('promotion.not.eligible', undefined, { promotionId: unmet })
}

/** The merchant's open campaign of a kind, the first in its order. */
export const openCampaignOf = (
  shown: readonly CampaignRow[],
  kind: CampaignKind,
  { clock }: Pick<AppContext, 'clock'>,
): CampaignRow | null => shown.find((each) => each.kind === kind && phaseOf(each, clock.now()) === 'OPEN') ?? null
