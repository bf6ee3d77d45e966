import { addMinor, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { depositedByMember } from '../../money'
import { totalsByDay, totalsByMember } from '../../play'
import type { Db } from '../../platform/db/database'
import { teamSpans } from '../team'
import { type ActivityThreshold, isActiveMember } from './active-member'
import { addBets, type Bets } from './correction'
import type { ContractPeriod } from './contract-period'

/** An agent of a merchant, whose calendar says from when moves count. */
export type Leader = { readonly agentId: string; readonly timeZone: string }
type Period = Pick<ContractPeriod, 'from' | 'to'>

const noBets: Bets = { turnover: zero, stake: zero, payout: zero }

/** Settled bets of a team in each of some periods, as they stand now; who moved counts in each team for their time in it. */
export const betsOfPeriods = async (
  db: Db,
  { agentId, timeZone }: Leader,
  periods: readonly Period[],
): Promise<readonly Bets[]> => {
  if (periods.length === 0) return []
  const ends = periods.flatMap(({ from, to }) => [from, to])
  const parts: { readonly from: number; readonly bets: Bets }[] = []
  for (const { members, from, to } of await teamSpans(db, timeZone, agentId, {
    from: Math.min(...ends),
    to: Math.max(...ends),
  })) {
    const between = ends.filter((at) => at > from && at < to).sort((a, b) => a - b)
    const bounds = [...new Set([from, ...between, to])]
    for (const { day, validBet: turnover, cashStake: stake, payout } of await totalsByDay(db, { members }, bounds))
      parts.push({ from: bounds[day - 1] ?? from, bets: { turnover, stake, payout } })
  }
  return periods.map(({ from, to }) =>
    parts.filter((part) => part.from >= from && part.from < to).reduce((sum, { bets }) => addBets(sum, bets), noBets),
  )
}

/** `betsOfPeriods` of one period. */
export const betsOf = async (db: Db, leader: Leader, period: Period): Promise<Bets> =>
  (await betsOfPeriods(db, leader, [period]))[0] ?? noBets

const addTo = (sums: Map<string, Minor>, memberId: string, amount: Minor) =>
  sums.set(memberId, addMinor(sums.get(memberId) ?? zero, amount))

/** How many members of a team are active in a period. */
export const activeMembers = async (
  db: Db,
  { agentId, timeZone }: Leader,
  period: Period,
  threshold: ActivityThreshold,
): Promise<number> => {
  const spans = await teamSpans(db, timeZone, agentId, period)
  const validBets = new Map<string, Minor>()
  const players: (readonly string[])[] = []
  for (const { members, ...span } of spans) {
    const played = await totalsByMember(db, { scope: { members }, span })
    for (const { memberId, validBet } of played) addTo(validBets, memberId, validBet)
    players.push(played.map(({ memberId }) => memberId))
  }
  const hasEnough = (memberId: string) => (validBets.get(memberId) ?? zero) >= threshold.minValidBet
  const deposits = new Map<string, Minor>()
  for (const [at, span] of spans.entries())
    for (const [memberId, paid] of await depositedByMember(db, (players[at] ?? []).filter(hasEnough), span))
      addTo(deposits, memberId, paid)
  return [...validBets].filter(([memberId, validBet]) =>
    isActiveMember({ deposits: deposits.get(memberId) ?? zero, validBet }, threshold),
  ).length
}

export const lossOf = ({ stake, payout }: Bets): Minor => subtractMinor(stake, payout)
