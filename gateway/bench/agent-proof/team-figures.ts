import { addMinor, type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'
import { isActiveMember } from '../../src/agents/contract/active-member'
import { validBet } from '../../src/play/seamless/valid-bet'
import type { Fixture, FixtureBet } from './fixture'

export type Instants = { readonly from: number; readonly to: number }
const isIn = (at: number, { from, to }: Instants): boolean => at >= from && at < to

/** Ids of an agent and of every member below. */
export const teamOf = ({ members }: Pick<Fixture, 'members'>, agentId: string): ReadonlySet<string> => {
  const team = new Set([agentId])
  for (let before = 0; before < team.size; ) {
    before = team.size
    for (const { id, uplineId } of members) if (uplineId !== null && team.has(uplineId)) team.add(id)
  }
  return team
}

export const validBetOf = ({ validBet: given, ...bet }: FixtureBet): Minor =>
  given ?? validBet({ ...bet, state: 'SETTLED' })

type Counted = { readonly memberId: string; readonly stake: Minor; readonly payout: Minor; readonly validBet: Minor }

/** A bet counts where it is settled; voided in a later period it is deducted there, in the same one it never counts. */
const countedIn = (bets: readonly FixtureBet[], period: Instants): readonly Counted[] =>
  bets.flatMap((bet) => {
    const settled = isIn(bet.settledAt, period) ? 1n : 0n
    const voided = bet.voidedAt !== null && isIn(bet.voidedAt, period) ? 1n : 0n
    const sign = settled - voided
    if (sign === 0n) return []
    const { memberId, stake, payout } = bet
    return [
      { memberId, stake: minor(sign * stake), payout: minor(sign * payout), validBet: minor(sign * validBetOf(bet)) },
    ]
  })

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce(addMinor, zero)

export type PeriodFigures = {
  readonly turnover: Minor
  readonly active: number
  readonly loss: Minor
  readonly stake: Minor
  readonly payout: Minor
  readonly cashback: Minor
  readonly promotions: Minor
}

/** Sums of an agent's team in a period (domain §4.2). */
export const figuresOf = (fixture: Fixture, agentId: string, period: Instants): PeriodFigures => {
  const team = teamOf(fixture, agentId)
  const bets = countedIn(fixture.bets, period).filter(({ memberId }) => team.has(memberId))
  const deposits = fixture.deposits.filter(({ at }) => isIn(at, period))
  const rewards = fixture.rewards.filter(({ memberId, at }) => team.has(memberId) && isIn(at, period))
  const rewarded = (kind: (typeof rewards)[number]['kind']) =>
    sumOf(rewards.filter((reward) => reward.kind === kind).map(({ amount }) => amount))
  const active = [...team].filter((id) =>
    isActiveMember(
      {
        deposits: sumOf(deposits.filter(({ memberId }) => memberId === id).map(({ amount }) => amount)),
        validBet: sumOf(bets.filter(({ memberId }) => memberId === id).map((bet) => bet.validBet)),
      },
      fixture.activeMember,
    ),
  )
  const [stake, payout] = [sumOf(bets.map((bet) => bet.stake)), sumOf(bets.map((bet) => bet.payout))]
  return {
    turnover: sumOf(bets.map((bet) => bet.validBet)),
    active: active.length,
    loss: subtractMinor(stake, payout),
    stake,
    payout,
    cashback: rewarded('cashback'),
    promotions: rewarded('promotion'),
  }
}
