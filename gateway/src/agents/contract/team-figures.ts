import { type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { depositedByMember } from '../../money'
import { totalsByMember, totalsOf } from '../../play'
import type { Db } from '../../platform/db/database'
import { teamOf } from '../team'
import { type ActivityThreshold, isActiveMember } from './active-member'
import type { ContractPeriod } from './contract-period'

export type Bets = { readonly turnover: Minor; readonly stake: Minor; readonly payout: Minor }

/** Settled bets of a team in a period, as they stand now. */
export const betsOf = async (
  db: Db,
  agentId: string,
  { from, to }: Pick<ContractPeriod, 'from' | 'to'>,
): Promise<Bets> => {
  const totals = await totalsOf(db, { scope: { members: teamOf(agentId) }, span: { from, to } })
  return { turnover: totals.validBet, stake: totals.cashStake, payout: totals.payout }
}

/** How many members of a team are active in a period. */
export const activeMembers = async (
  db: Db,
  agentId: string,
  period: Pick<ContractPeriod, 'from' | 'to'>,
  threshold: ActivityThreshold,
): Promise<number> => {
  const span = { from: period.from, to: period.to }
  const played = await totalsByMember(db, { scope: { members: teamOf(agentId) }, span })
  const enough = played.filter(({ validBet }) => validBet >= threshold.minValidBet)
  const deposited = await depositedByMember(
    db,
    enough.map(({ memberId }) => memberId),
    span,
  )
  return enough.filter(({ memberId, validBet }) =>
    isActiveMember({ deposits: deposited.get(memberId) ?? zero, validBet }, threshold),
  ).length
}

export const lossOf = ({ stake, payout }: Bets): Minor => subtractMinor(stake, payout)
