import { addMinor, type GameCategory, gameCategories, type Minor, zero } from '@mosaic/contracts'
import { type RateProfile, rebateRate, type RatedMember } from '../team'
import { type Commission, splitCommission } from './commission-split'
import type { SettledBet } from './counted-bets'

/** Commissions of the bets that count, by agent and category, at the current rates. */
export const commissionsOfDay = (
  merchant: RateProfile,
  members: readonly RatedMember[],
  bets: readonly SettledBet[],
): readonly (Commission & { readonly category: GameCategory })[] =>
  gameCategories.flatMap((category) => {
    const played = new Map<string, Minor>()
    for (const { memberId, validBet } of bets.filter((bet) => bet.category === category))
      played.set(memberId, addMinor(played.get(memberId) ?? zero, validBet))
    if (played.size === 0) return []
    const byId = new Map(members.map((member) => [member.id, member]))
    const rates = new Map<string, number>()
    const rateOf = (member: RatedMember): number => {
      const upline = byId.get(member.parentId ?? '')
      const rate = rates.get(member.id) ?? rebateRate(merchant, member, category, upline ? rateOf(upline) : null)
      rates.set(member.id, rate)
      return rate
    }
    const teamMembers = members.map((member) => ({
      id: member.id,
      parentId: member.parentId,
      rate: rateOf(member),
      validBet: played.get(member.id) ?? zero,
    }))
    return splitCommission(teamMembers).map((commission) => ({ ...commission, category }))
  })
