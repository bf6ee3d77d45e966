import { addMinor, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { depositedByMember } from '../../money'
import { totalsByMember, totalsOf } from '../../play'
import type { Db } from '../../platform/db/database'
import { teamSpans } from '../team'
import { type ActivityThreshold, isActiveMember } from './active-member'
import type { ContractPeriod } from './contract-period'

export type Bets = { readonly turnover: Minor; readonly stake: Minor; readonly payout: Minor }

/** An agent of a merchant, whose calendar says from when moves count. */
export type Leader = { readonly agentId: string; readonly timeZone: string }
type Period = Pick<ContractPeriod, 'from' | 'to'>

/** Settled bets of a team in a period, as they stand now; who moved counts in each team for their time in it. */
export const betsOf = async (db: Db, { agentId, timeZone }: Leader, period: Period): Promise<Bets> => {
  let bets: Bets = { turnover: zero, stake: zero, payout: zero }
  for (const { members, ...span } of await teamSpans(db, timeZone, agentId, period)) {
    const totals = await totalsOf(db, { scope: { members }, span })
    bets = {
      turnover: addMinor(bets.turnover, totals.validBet),
      stake: addMinor(bets.stake, totals.cashStake),
      payout: addMinor(bets.payout, totals.payout),
    }
  }
  return bets
}

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
