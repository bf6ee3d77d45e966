import { addMinor, type GameCategory, gameCategories, type Minor, zero } from '@mosaic/contracts'
import { type RateProfile, rebateRate, type RatedMember, type RebateRates } from '../team'
import { type Commission, splitCommission } from './commission-split'
import type { SettledBet } from './counted-bets'

/** A member with upline and rates at the time of a run; a missing category is 0. */
export type RunMember = { readonly id: string; readonly parentId: string | null; readonly rates: RebateRates }
export type CategoryCommission = Commission & { readonly category: GameCategory }

/** The rates that count now, each limited by the upline's. */
export const runMembers = (merchant: RateProfile, members: readonly RatedMember[]): readonly RunMember[] => {
  const byId = new Map(members.map((member) => [member.id, member]))
  const ratesIn = (category: GameCategory): ReadonlyMap<string, number> => {
    const rates = new Map<string, number>()
    const rateOf = (member: RatedMember): number => {
      const upline = byId.get(member.parentId ?? '')
      const rate = rates.get(member.id) ?? rebateRate(merchant, member, category, upline ? rateOf(upline) : null)
      rates.set(member.id, rate)
      return rate
    }
    for (const member of members) rateOf(member)
    return rates
  }
  const all = gameCategories.map((category) => [category, ratesIn(category)] as const)
  return members.map(({ id, parentId }) => ({
    id,
    parentId,
    rates: Object.fromEntries(
      all.flatMap(([category, rates]) => {
        const rate = rates.get(id) ?? 0
        return rate === 0 ? [] : [[category, rate]]
      }),
    ),
  }))
}

/** Commissions of the bets that count, by agent and category. */
export const commissionsAt = (
  members: readonly RunMember[],
  bets: readonly SettledBet[],
): readonly CategoryCommission[] =>
  gameCategories.flatMap((category) => {
    const played = new Map<string, Minor>()
    for (const { memberId, validBet } of bets.filter((bet) => bet.category === category))
      played.set(memberId, addMinor(played.get(memberId) ?? zero, validBet))
    if (played.size === 0) return []
    const teamMembers = members.map(({ id, parentId, rates }) => ({
      id,
      parentId,
      rate: rates[category] ?? 0,
      validBet: played.get(id) ?? zero,
    }))
    return splitCommission(teamMembers).map((commission) => ({ ...commission, category }))
  })

/** Commissions at the current rates. */
export const commissionsOfDay = (
  merchant: RateProfile,
  members: readonly RatedMember[],
  bets: readonly SettledBet[],
): readonly CategoryCommission[] => commissionsAt(runMembers(merchant, members), bets)
