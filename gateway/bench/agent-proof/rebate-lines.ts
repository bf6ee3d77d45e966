import { addMinor, type GameCategory, type Minor, zero } from '@mosaic/contracts'
import { commissionsOfDay } from '../../src/agents/rebate/commissions-of-day'
import { countedBets, type SettledBet } from '../../src/agents/rebate/counted-bets'
import { correctedDays } from '../../src/agents/rebate/due-days'
import { addDays, dayOf, spanOf, startOfDay } from '../../src/platform/calendar'
import type { Fixture } from './fixture'
import { validBetOf } from './team-figures'

export type RebateLine = {
  readonly kind: 'rebate'
  readonly period: string
  readonly agentId: string
  readonly category: GameCategory
  readonly amount: Minor
  readonly remainder: Minor
}

/** Valid bets of a span by day, member and category, as they stood at its end: without what was voided by then. */
const settledBy = ({ bets, timeZone }: Fixture, first: string, end: number): readonly SettledBet[] => {
  const sums = new Map<string, SettledBet>()
  for (const bet of bets) {
    const settledDay = dayOf(bet.settledAt, timeZone)
    if (bet.settledAt >= end || settledDay < first || (bet.voidedAt !== null && bet.voidedAt < end)) continue
    const { memberId, category } = bet
    const key = `${settledDay} ${memberId} ${category}`
    const validBet = addMinor(sums.get(key)?.validBet ?? zero, validBetOf(bet))
    sums.set(key, { settledDay, memberId, category, validBet })
  }
  return [...sums.values()]
}

/** The nightly run of each business day, by the functions of the gateway. */
export const rebateLines = (fixture: Fixture): readonly RebateLine[] => {
  const { cashback, agentRebate, timeZone, bets } = fixture
  const instants = bets.flatMap(({ settledAt, voidedAt }) => (voidedAt === null ? [settledAt] : [settledAt, voidedAt]))
  if (instants.length === 0) return []
  const merchant = {
    profile: { cashback: { minimum: '0', rates: cashback }, agentRebate: { rates: agentRebate } },
  }
  const members = fixture.members.map(({ id, uplineId, isAgent, rates }) => ({
    id,
    parentId: uplineId,
    type: isAgent ? 1 : 0,
    given: rates,
  }))
  const firstDay = dayOf(Math.min(...instants), timeZone)
  const counted: SettledBet[] = []
  return spanOf(firstDay, dayOf(Math.max(...instants), timeZone), timeZone).days.flatMap((period) => {
    const earliest = addDays(period, -correctedDays)
    const first = firstDay > earliest ? firstDay : earliest
    const settled = settledBy(fixture, first, startOfDay(addDays(period, 1), timeZone))
    const { bets: run } = countedBets(
      period,
      settled,
      counted.filter(({ settledDay }) => settledDay >= first),
      () => 0,
    )
    counted.push(...run)
    return commissionsOfDay(merchant, members, run).map((commission) => ({
      kind: 'rebate' as const,
      period,
      agentId: commission.agentId,
      category: commission.category,
      amount: commission.amount,
      remainder: commission.remainder,
    }))
  })
}
