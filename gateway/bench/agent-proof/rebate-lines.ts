import { addMinor, type GameCategory, type Minor, zero } from '@mosaic/contracts'
import { runMembers } from '../../src/agents/rebate/commissions-of-day'
import { bearableTakenBack, commissionsOfRun } from '../../src/agents/rebate/commissions-of-run'
import { countedBets, type SettledBet } from '../../src/agents/rebate/counted-bets'
import { correctedDays } from '../../src/agents/rebate/due-days'
import { addDays, dayOf, spanOf, startOfDay } from '../../src/platform/calendar'
import type { LineOf } from '../../src/agents/team/tree-history-store'
import type { Fixture } from './fixture'
import { validBetOf } from './team-figures'
import { lineOn, uplineOn } from './uplines'

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

const firstDayOf = (instants: readonly number[], timeZone: string): string => dayOf(Math.min(...instants), timeZone)

const ratedOn = (fixture: Fixture, day: string) =>
  fixture.members.map(({ id, isAgent, rates }) => ({
    id,
    parentId: uplineOn(fixture, id, day),
    type: isAgent ? 1 : 0,
    given: rates,
  }))

/** Days on which somebody above a member moved. */
const changesOfLine = (fixture: Fixture, memberId: string, days: readonly string[]): readonly string[] => {
  if (fixture.moves.length === 0) return []
  const lines = days.map((day) => lineOn(fixture, memberId, day).join(' '))
  return days.filter((_, at) => at > 0 && lines[at] !== lines[at - 1])
}

/** The nightly run of each business day, by the functions of the gateway. */
export const rebateLines = (fixture: Fixture): readonly RebateLine[] => {
  const { cashback, agentRebate, timeZone, bets } = fixture
  const instants = bets.flatMap(({ settledAt, voidedAt }) => (voidedAt === null ? [settledAt] : [settledAt, voidedAt]))
  if (instants.length === 0) return []
  const merchant = {
    profile: { cashback: { minimum: '0', rates: cashback }, agentRebate: { rates: agentRebate } },
  }
  const { days } = spanOf(firstDayOf(instants, timeZone), dayOf(Math.max(...instants), timeZone), timeZone)
  const byDay = new Map(days.map((day) => [day, runMembers(merchant, ratedOn(fixture, day))]))
  const changes = new Map(fixture.members.map(({ id }) => [id, changesOfLine(fixture, id, days)]))
  const lineOf: LineOf = (memberId, day) => (changes.get(memberId) ?? []).filter((change) => change <= day).length
  const counted: SettledBet[] = []
  return days.flatMap((period) => {
    const earliest = addDays(period, -correctedDays)
    const firstDay = days[0] ?? period
    const first = firstDay > earliest ? firstDay : earliest
    const settled = settledBy(fixture, first, startOfDay(addDays(period, 1), timeZone))
    const earlier = counted.filter(({ settledDay }) => settledDay >= first)
    const { bets: run, takenBack } = countedBets(period, settled, earlier, lineOf)
    const borne = bearableTakenBack(period, run, takenBack, { byDay, lineOf })
    counted.push(...run, ...borne)
    return commissionsOfRun(period, [...run, ...borne], { byDay, lineOf }).map((commission) => ({
      kind: 'rebate' as const,
      period,
      agentId: commission.agentId,
      category: commission.category,
      amount: commission.amount,
      remainder: commission.remainder,
    }))
  })
}
