import { addMinor, type Minor, minor, subtractMinor, zero } from '@mosaic/contracts'
import { isActiveMember } from '../../src/agents/contract/active-member'
import { validBet } from '../../src/play/seamless/valid-bet'
import type { Fixture, FixtureBet } from './fixture'
import { countsFor } from './uplines'

export type Instants = { readonly from: number; readonly to: number }
const isIn = (at: number, { from, to }: Instants): boolean => at >= from && at < to

export const validBetOf = ({ validBet: given, ...bet }: FixtureBet): Minor =>
  given ?? validBet({ ...bet, state: 'SETTLED' })

type Counted = {
  readonly memberId: string
  readonly settledAt: number
  readonly stake: Minor
  readonly payout: Minor
  readonly validBet: Minor
}

/** A bet counts where it is settled; voided in a later period it is deducted there, in the same one it never counts. */
const countedIn = (bets: readonly FixtureBet[], period: Instants): readonly Counted[] =>
  bets.flatMap((bet) => {
    const settled = isIn(bet.settledAt, period) ? 1n : 0n
    const voided = bet.voidedAt !== null && isIn(bet.voidedAt, period) ? 1n : 0n
    const sign = settled - voided
    if (sign === 0n) return []
    const { memberId, settledAt, stake, payout } = bet
    return [
      {
        memberId,
        settledAt,
        stake: minor(sign * stake),
        payout: minor(sign * payout),
        validBet: minor(sign * validBetOf(bet)),
      },
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
  const isOfTeam = (memberId: string, at: number) => countsFor(fixture, agentId, memberId, at)
  const bets = countedIn(fixture.bets, period).filter(({ memberId, settledAt }) => isOfTeam(memberId, settledAt))
  const deposits = fixture.deposits.filter(({ memberId, at }) => isIn(at, period) && isOfTeam(memberId, at))
  const rewards = fixture.rewards.filter(({ memberId, at }) => isIn(at, period) && isOfTeam(memberId, at))
  const team = fixture.members
    .map(({ id }) => id)
    .filter((id) => isOfTeam(id, period.from) || isOfTeam(id, period.to - 1))
  const rewarded = (kind: (typeof rewards)[number]['kind']) =>
    sumOf(rewards.filter((reward) => reward.kind === kind).map(({ amount }) => amount))
  const active = team.filter((id) =>
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
