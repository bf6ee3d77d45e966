import { addMinor, type Currency, type Minor, minor, shareOf, zero } from '@mosaic/contracts'
import type { CampaignTerms, KindTerms } from '@mosaic/contracts/desk'
import { profileAmount } from '../../../platform'
import { conditionsOf, unmetCondition } from '../eligibility'
import { ticketsOf } from '../progress/counted'
import type { DayOfPlay, MemberHistory } from './member-history'

type PastGrant = { readonly memberId: string; readonly day: number; readonly amount: Minor }

type Counted = KindTerms<'MISSION' | 'RAFFLE' | 'CASHBACK' | 'TOURNAMENT'>

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce(addMinor, zero)
const earliest = <T extends { readonly day: number }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((one, other) => one.day - other.day)

const activeDays = ({ deposits, plays }: MemberHistory): readonly number[] =>
  [...new Set([...deposits, ...plays].map(({ day }) => day))].sort((one, other) => one - other)

/** Activity knows categories and no games, so games that a campaign names do not narrow it. */
const playsOf = ({ categories }: Counted, { plays }: MemberHistory): readonly DayOfPlay[] =>
  earliest(plays.filter(({ category }) => categories.length === 0 || categories.includes(category)))
const validBetOf = (of: Counted, member: MemberHistory): Minor =>
  sum(playsOf(of, member).map(({ validBet }) => validBet))

const isEligible = (terms: CampaignTerms, member: MemberHistory, hasDeposited: boolean): boolean =>
  unmetCondition(conditionsOf(terms), { ...member, vipLevel: member.levelAfter, hasDeposited }) === null
const depositedBy = ({ depositedBefore, deposits }: MemberHistory, day: number): boolean =>
  depositedBefore || deposits.some((each) => each.day <= day)
const firstDay = (terms: CampaignTerms, member: MemberHistory): number | undefined =>
  activeDays(member).find((day) => isEligible(terms, member, depositedBy(member, day)))

/** The day on which the running sum reaches the target. */
const dayReached = (steps: readonly { readonly day: number; readonly counted: bigint }[], target: bigint) => {
  let reached = 0n
  return steps.find(({ counted }) => (reached += counted) >= target)?.day
}

const ofDeposits = (
  terms: CampaignTerms,
  of: KindTerms<'FIRST_DEPOSIT' | 'RELOAD'>,
  member: MemberHistory,
  currency: Currency,
): readonly Omit<PastGrant, 'memberId'>[] => {
  const least = profileAmount(of.least, currency)
  const cap = of.cap === null ? null : profileAmount(of.cap, currency)
  const rewarded = earliest(member.deposits).filter(
    ({ amount }, index) => amount >= least && isEligible(terms, member, member.depositedBefore || index > 0),
  )
  return rewarded
    .filter(({ day }, index) => !('every' in of) || of.every === 'deposit' || rewarded[index - 1]?.day !== day)
    .map(({ day, amount }) => {
      const share = shareOf(amount, of.percent * 100)
      return { day, amount: cap !== null && share > cap ? cap : share }
    })
}

const ofCashback = (of: KindTerms<'CASHBACK'>, member: MemberHistory, currency: Currency) => {
  const weeks = new Map<number, Minor>()
  for (const { day, validBet } of playsOf(of, member)) {
    const last = Math.ceil(day / 7) * 7
    weeks.set(last, addMinor(weeks.get(last) ?? zero, validBet))
  }
  return [...weeks].flatMap(([day, validBet]) => {
    const due = shareOf(validBet, of.rateBp)
    const most = of.most === null ? due : profileAmount(of.most, currency)
    return due > 0n && due >= profileAmount(of.least, currency) ? [{ day, amount: due > most ? most : due }] : []
  })
}

const ofMission = (of: KindTerms<'MISSION'>, member: MemberHistory, currency: Currency): number | undefined => {
  if (of.metric === 'rounds')
    return dayReached(
      playsOf(of, member).map(({ day, rounds }) => ({ day, counted: BigInt(rounds) })),
      BigInt(of.target),
    )
  const steps =
    of.metric === 'deposits'
      ? earliest(member.deposits).map(({ day, amount }) => ({ day, counted: amount }))
      : playsOf(of, member).map(({ day, validBet }) => ({ day, counted: validBet }))
  return dayReached(steps, profileAmount(of.target, currency))
}

/** What one member would have been granted: everyone takes part who may, and applications are approved. */
const grantsOf = (
  terms: CampaignTerms,
  member: MemberHistory,
  currency: Currency,
): readonly Omit<PastGrant, 'memberId'>[] => {
  const { of, reward } = terms
  if (of.kind === 'FIRST_DEPOSIT' || of.kind === 'RELOAD') return ofDeposits(terms, of, member, currency)
  const from = firstDay(terms, member)
  if (from === undefined) return []
  const once = (amount: Minor, day: number | undefined = from) => (day === undefined ? [] : [{ day, amount }])
  switch (of.kind) {
    case 'APPLICATION':
    case 'PROMO_CODE':
      return once(profileAmount(of.amount, currency))
    case 'CHECK_IN':
      return activeDays(member)
        .filter((day) => day >= from)
        .map((day, index) => ({ day, amount: profileAmount(of.amounts[index % of.amounts.length] ?? '0', currency) }))
    case 'REFERRAL': {
      const steps = earliest(member.plays).map(({ day, validBet }) => ({ day, counted: validBet }))
      const day = member.isInvited ? dayReached(steps, profileAmount(of.least, currency)) : undefined
      return day === undefined ? [] : once(profileAmount(of.amount, currency), day)
    }
    case 'MISSION': {
      const day = ofMission(of, member, currency)
      return day === undefined ? [] : once(profileAmount(of.amount, currency), Math.max(from, day))
    }
    case 'VIP_UPGRADE':
      return of.amounts
        .slice(member.levelBefore, member.levelAfter)
        .flatMap((amount) => (amount === null ? [] : once(profileAmount(amount, currency))))
    case 'FREE_ROUNDS':
      return reward.type === 'rounds' ? once(minor(profileAmount(reward.stake, currency) * BigInt(of.rounds))) : []
    case 'CASHBACK':
      return ofCashback(of, member, currency)
    case 'RAFFLE':
    case 'TOURNAMENT':
    case 'RED_RAIN':
      return []
  }
}

/** Prizes by place go to those who staked most; of a raffle and of the highest win anyone may have had them. */
const prizesIn = (
  terms: CampaignTerms,
  of: KindTerms<'RAFFLE' | 'TOURNAMENT'>,
  members: readonly MemberHistory[],
  { currency, days }: { readonly currency: Currency; readonly days: number },
): readonly PastGrant[] => {
  const entrants = members
    .filter((member) => firstDay(terms, member) !== undefined)
    .map((member) => ({ memberId: member.id, validBet: validBetOf(of, member) }))
    .filter(({ validBet }) => (of.kind === 'RAFFLE' ? ticketsOf(of, validBet, currency) > 0 : validBet > 0n))
    .sort((one, other) => (one.validBet < other.validBet ? 1 : one.validBet > other.validBet ? -1 : 0))
  return of.prizes.flatMap((prize, place) => {
    const memberId = entrants[place]?.memberId
    return memberId === undefined ? [] : [{ memberId, day: days, amount: profileAmount(prize, currency) }]
  })
}

/** Envelopes are caught by members who were there: each one a wave. */
const envelopesIn = (
  of: KindTerms<'RED_RAIN'>,
  members: readonly MemberHistory[],
  currency: Currency,
): readonly PastGrant[] => {
  const takers = members.filter((member) => activeDays(member).length > 0).slice(0, of.envelopes * of.waves)
  const caught = Math.min(of.envelopes, takers.length * of.waves)
  const each = minor(
    (profileAmount(of.total, currency) * BigInt(caught)) / BigInt(of.envelopes * Math.max(1, takers.length)),
  )
  return takers.map(({ id: memberId }) => ({ memberId, day: 1, amount: each }))
}

/** Grants in their order, as far as budget and member's cap allow; `isUsedUp`: the budget ended it. */
const within = (
  grants: readonly PastGrant[],
  { budget, memberCap }: { readonly budget: Minor | null; readonly memberCap: Minor | null },
): { readonly grants: readonly PastGrant[]; readonly usedUpOn: number | null } => {
  const byMember = new Map<string, Minor>()
  let committed = zero
  let usedUpOn: number | null = null
  const taken = earliest(grants).filter(({ memberId, amount, day }) => {
    const own = addMinor(byMember.get(memberId) ?? zero, amount)
    if (memberCap !== null && own > memberCap) return false
    if (budget !== null && addMinor(committed, amount) > budget) {
      usedUpOn ??= day
      return false
    }
    byMember.set(memberId, own)
    committed = addMinor(committed, amount)
    return true
  })
  return { grants: taken, usedUpOn }
}

/** Which grants a campaign would have made; `budget`: its own, or the part for a sample of the members. */
export const grantedInHistory = (
  terms: CampaignTerms,
  members: readonly MemberHistory[],
  { currency, days, budget }: { readonly currency: Currency; readonly days: number; readonly budget: Minor | null },
) => {
  const { of } = terms
  const grants =
    of.kind === 'RAFFLE' || of.kind === 'TOURNAMENT'
      ? prizesIn(terms, of, members, { currency, days })
      : of.kind === 'RED_RAIN'
        ? envelopesIn(of, members, currency)
        : members.flatMap((member) =>
            grantsOf(terms, member, currency).map((grant) => ({ memberId: member.id, ...grant })),
          )
  const memberCap = terms.memberCap === null ? null : profileAmount(terms.memberCap, currency)
  return within(grants, { budget, memberCap })
}
