import { addMinor, type Minor, minor, quotient, subtractMinor } from '@mosaic/contracts'

/** A member of a tree with their rate in one category, in basis points, and what they have bet themselves. */
export type Seat = {
  readonly id: string
  readonly parentId: string | null
  readonly rate: number
  readonly validBet: Minor
}
export type Commission = { readonly agentId: string; readonly amount: Minor; readonly remainder: Minor }

/** What everybody in a member's tree is owed above the cashback of its players, in ten-thousandths of a unit. */
type Owed = { readonly validBet: Minor; readonly cashback: bigint; readonly all: bigint }

const whole = (tenThousandths: bigint): Minor => minor(quotient(tenThousandths, 10_000n))

/**
 * The level difference of domain §4.3: an agent gets of the valid bet below what their rate is above the rate of the member through whom it
 * came, over the whole day and rounded down once. The trees are told apart in whole units, so that amounts and remainders of a tree together
 * are exactly its valid bet times the top rate, less the cashback of its players, rounded down once more at the top and nowhere between.
 */
export const splitCommission = (seats: readonly Seat[]): readonly Commission[] => {
  const known = new Set(seats.map(({ id }) => id))
  const below = new Map<string | null, Seat[]>()
  for (const seat of seats) {
    const upline = seat.parentId !== null && known.has(seat.parentId) ? seat.parentId : null
    const others = below.get(upline)
    if (others) others.push(seat)
    else below.set(upline, [seat])
  }
  const commissions: Commission[] = []
  const owedIn = ({ id, rate, validBet: own }: Seat): Owed => {
    const teams = (below.get(id) ?? []).map(owedIn)
    const validBet = teams.reduce((sum, team) => addMinor(sum, team.validBet), own)
    const cashback = teams.reduce((sum, team) => sum + team.cashback, own * BigInt(rate))
    const all = validBet * BigInt(rate) - cashback
    const amount = whole(teams.reduce((rest, team) => rest - team.all, all))
    const booked = teams.reduce((rest, team) => subtractMinor(rest, whole(team.all)), whole(all))
    if (booked > 0n) commissions.push({ agentId: id, amount, remainder: subtractMinor(booked, amount) })
    return { validBet, cashback, all }
  }
  for (const top of below.get(null) ?? []) owedIn(top)
  return commissions
}
