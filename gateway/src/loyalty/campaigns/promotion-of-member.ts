import {
  addMinor,
  type CampaignKind,
  moneyToWire,
  promotionLabels,
  type PromotionState,
  type ValueOf,
} from '@mosaic/contracts'
import { dayOf, profileAmount } from '../../platform'
import { type MemberFacts, unmetCondition } from './eligibility'
import { wageringOf } from './pay-reward'
import { phaseOf } from './phase'
import { highestAmount } from './reward-amount'
import type { CampaignRow, GrantRow } from './schema'

type Promotion = ValueOf<'promotions'>['content'][number]
type Action = Promotion['action']

/** What is known of the visitor: `facts` is null for a guest, whose conditions are shown and not judged. */
export type Visitor = {
  readonly facts: MemberFacts | null
  readonly grants: readonly GrantRow[]
  readonly timeZone: string
  readonly now: number
}

const joins: Readonly<Record<CampaignKind, Action>> = {
  APPLICATION: 'apply',
  PROMO_CODE: 'code',
  CHECK_IN: 'checkIn',
  REFERRAL: 'invite',
}

/** A check-in is granted anew every day, a referral for every friend; of other campaigns the newest grant counts. */
const grantNow = (campaign: CampaignRow, { grants, timeZone, now }: Visitor): GrantRow | null => {
  const own = grants.filter(({ campaignId }) => campaignId === campaign.id)
  const today = dayOf(now, timeZone)
  switch (campaign.kind) {
    case 'CHECK_IN':
      return own.find(({ occasion }) => occasion === today) ?? null
    case 'REFERRAL':
      return own.find(({ state, claimUntil }) => state === 'ISSUED' && claimUntil !== null && claimUntil > now) ?? null
    default:
      return own[0] ?? null
  }
}

const stateOfGrant = (grant: GrantRow, now: number): PromotionState => {
  if (grant.state === 'CLAIMED' && grant.kind === 'CHECK_IN') return 'SIGNED'
  return grant.state === 'ISSUED' && grant.claimUntil !== null && grant.claimUntil <= now ? 'CLOSED' : grant.state
}

/** Whether one more grant would pass what one member may get. */
const capReached = ({ id, terms, currency }: CampaignRow, grants: readonly GrantRow[]): boolean => {
  if (terms.memberCap === null) return false
  const next = highestAmount({ terms, currency }).amount
  const promised = grants
    .filter(({ campaignId, state }) => campaignId === id && state !== 'REJECTED' && state !== 'CLOSED')
    .reduce((sum, { amount }) => addMinor(sum, amount), next)
  return promised > profileAmount(terms.memberCap, currency)
}

/** State, label and button of a campaign for one visitor. */
export const promotionOf = (campaign: CampaignRow, visitor: Visitor): Promotion => {
  const grant = grantNow(campaign, visitor)
  const phase = phaseOf(campaign, visitor.now)
  const state: PromotionState = grant ? stateOfGrant(grant, visitor.now) : phase
  const unmet = visitor.facts && unmetCondition(campaign.terms.eligibility, visitor.facts)
  const mayJoin = state === 'OPEN' && unmet === null && !capReached(campaign, visitor.grants)
  const { amount, isUpTo } = grant ? { amount: grant.amount, isUpTo: false } : highestAmount(campaign)
  return {
    promotionId: campaign.id,
    kind: campaign.kind,
    state,
    label: promotionLabels[state],
    action: state === 'ISSUED' ? 'claim' : mayJoin ? joins[campaign.kind] : 'none',
    reward: campaign.terms.reward.type,
    amount: moneyToWire(amount, campaign.currency),
    isUpTo,
    currency: campaign.currency,
    progress: null,
    unmet: state === 'OPEN' ? unmet : null,
    reason: grant?.reason ?? '',
    endsAt: campaign.endsAt,
    rewardId: state === 'ISSUED' && grant ? grant.id : null,
    claimUntil: state === 'ISSUED' ? (grant?.claimUntil ?? null) : null,
    claimDays: campaign.terms.claimDays,
    wagering: wageringOf(campaign),
  }
}
