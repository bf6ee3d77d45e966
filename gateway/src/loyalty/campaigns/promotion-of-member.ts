import {
  addMinor,
  type CampaignKind,
  type Minor,
  moneyToWire,
  promotionLabels,
  type PromotionState,
  type ValueOf,
} from '@mosaic/contracts'
import { dayOf, profileAmount } from '../../platform'
import { amountOfToday } from './check-in-streak'
import { conditionsOf, unmetCondition } from './eligibility'
import { progressToWire, progressValue } from './progress/progress-to-wire'
import { wageringOf } from './pay-reward'
import { termsOfKind } from './open-campaign'
import { phaseOf } from './phase'
import { highestAmount, lowestAmount } from './reward-amount'
import type { CampaignRow, GrantRow } from './schema'
import type { Visitor } from './visitor'

type Promotion = ValueOf<'promotions'>['content'][number]
type Action = Promotion['action']

const joins: Readonly<Record<CampaignKind, Action>> = {
  APPLICATION: 'apply',
  PROMO_CODE: 'code',
  CHECK_IN: 'checkIn',
  FIRST_DEPOSIT: 'deposit',
  RELOAD: 'deposit',
  MISSION: 'join',
  FREE_ROUNDS: 'join',
  VIP_UPGRADE: 'play',
  RAFFLE: 'play',
  CASHBACK: 'play',
  TOURNAMENT: 'play',
  REFERRAL: 'invite',
  RED_RAIN: 'rain',
}

/** A deposit that came to nothing leaves the offer open, and a reload comes again. */
const isDone = (
  { state, createdAt }: GrantRow,
  { terms: { of } }: CampaignRow,
  today: string,
  timeZone: string,
): boolean =>
  state === 'CLOSED' ||
  (state === 'CLAIMED' && of.kind === 'RELOAD' && (of.every === 'deposit' || dayOf(createdAt, timeZone) < today))

/** The grant that decides the state: of what comes again the present one, of other campaigns the newest. */
const grantNow = (campaign: CampaignRow, { grants, timeZone, now }: Visitor): GrantRow | null => {
  const own = grants.filter(({ campaignId }) => campaignId === campaign.id)
  const today = dayOf(now, timeZone)
  const newest = own[0] ?? null
  switch (campaign.kind) {
    case 'CHECK_IN':
      return own.find(({ occasion }) => occasion === today) ?? null
    case 'FIRST_DEPOSIT':
    case 'RELOAD':
      return newest && isDone(newest, campaign, today, timeZone) ? null : newest
    case 'REFERRAL':
    case 'CASHBACK':
    case 'VIP_UPGRADE':
      return (
        own.find(({ state, claimUntil }) => state === 'ISSUED' && claimUntil !== null && claimUntil > now) ??
        own.find(({ state }) => state === 'APPROVED') ??
        null
      )
    default:
      return newest
  }
}

const stateOfGrant = (grant: GrantRow, now: number): PromotionState => {
  if (grant.state === 'CLAIMED' && grant.kind === 'CHECK_IN') return 'SIGNED'
  return grant.state === 'ISSUED' && grant.claimUntil !== null && grant.claimUntil <= now ? 'CLOSED' : grant.state
}

/** A campaign that counts by itself is in process as soon as something counts. */
const phaseWith = (campaign: CampaignRow, phase: PromotionState, visitor: Visitor): PromotionState =>
  phase === 'OPEN' &&
  joins[campaign.kind] === 'play' &&
  campaign.kind !== 'VIP_UPGRADE' &&
  progressValue(campaign, visitor) > 0n
    ? 'IN_PROCESS'
    : phase

/** A mission goes on after it was joined. */
const continues = ({ kind, state }: GrantRow): boolean => kind === 'MISSION' && state === 'IN_PROCESS'

const actionOf = ({ kind, terms: { of } }: CampaignRow, grant: GrantRow | null): Action =>
  grant === null ? joins[kind] : of.kind === 'MISSION' && of.metric === 'deposits' ? 'deposit' : 'play'

/** The least that one more grant brings; of a check-in the step of today. */
const leastOfNext = (campaign: CampaignRow, own: readonly GrantRow[], { timeZone, now }: Visitor): Minor => {
  const checkIn = termsOfKind(campaign.terms, 'CHECK_IN')
  if (!checkIn) return lowestAmount(campaign)
  const signed = new Set(own.map(({ occasion }) => occasion))
  return profileAmount(amountOfToday(checkIn, signed, dayOf(now, timeZone), timeZone), campaign.currency)
}

/** Whether one more grant would pass what one member may get. */
const capReached = (campaign: CampaignRow, visitor: Visitor): boolean => {
  const { id, terms, currency } = campaign
  if (terms.memberCap === null) return false
  const own = visitor.grants.filter(({ campaignId }) => campaignId === id)
  const promised = own
    .filter(({ state }) => state !== 'REJECTED' && state !== 'CLOSED')
    .reduce((sum, { amount }) => addMinor(sum, amount), leastOfNext(campaign, own, visitor))
  return promised > profileAmount(terms.memberCap, currency)
}

/** State, label and button of a campaign for one visitor. */
export const promotionOf = (campaign: CampaignRow, visitor: Visitor): Promotion => {
  const grant = grantNow(campaign, visitor)
  const phase = phaseOf(campaign, visitor.now)
  const state: PromotionState = grant ? stateOfGrant(grant, visitor.now) : phaseWith(campaign, phase, visitor)
  const unmet = visitor.facts && unmetCondition(conditionsOf(campaign.terms), visitor.facts)
  const mayJoin =
    phase === 'OPEN' &&
    (state === 'OPEN' || state === 'IN_PROCESS') &&
    (grant === null || continues(grant)) &&
    unmet === null &&
    (grant !== null || !capReached(campaign, visitor))
  const { amount, isUpTo } = grant ? { amount: grant.amount, isUpTo: false } : highestAmount(campaign)
  return {
    promotionId: campaign.id,
    kind: campaign.kind,
    state,
    label: promotionLabels[state],
    action: state === 'ISSUED' ? 'claim' : mayJoin ? actionOf(campaign, grant) : 'none',
    reward: campaign.terms.reward.type,
    amount: amount === null ? null : moneyToWire(amount, campaign.currency),
    isUpTo,
    currency: campaign.currency,
    progress: progressToWire(campaign, visitor),
    unmet: phase === 'OPEN' && grant === null ? unmet : null,
    reason: grant?.reason ?? '',
    endsAt: campaign.endsAt,
    rewardId: state === 'ISSUED' && grant ? grant.id : null,
    claimUntil: state === 'ISSUED' ? (grant?.claimUntil ?? null) : null,
    claimDays: campaign.terms.claimDays,
    wagering: wageringOf(campaign),
  }
}
