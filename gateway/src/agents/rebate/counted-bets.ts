import { addMinor, type GameCategory, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import type { LineOf } from '../team'

/** Valid bet of a member in a category, by the business day of its settlement. */
export type SettledBet = {
  readonly settledDay: string
  readonly memberId: string
  readonly category: GameCategory
  readonly validBet: Minor
}

/** `takenBack`: taken back from a line that no longer is the member's, by member, category and line. */
type CountedBets = {
  readonly bets: readonly SettledBet[]
  readonly takenBack: readonly (readonly SettledBet[])[]
}

/**
 * The valid bet of the last days, less what earlier runs counted of them. A round that was committed late counts with
 * the next run. One that was taken back is set off against other bets of the member in that category and in the line
 * that earned on it, and no money is claimed back.
 */
export const countedBets = (
  day: string,
  settled: readonly SettledBet[],
  counted: readonly SettledBet[],
  lineOf: LineOf,
): CountedBets => {
  const changes = new Map<string, SettledBet>()
  const add = (bet: SettledBet, change: Minor) => {
    const place = `${bet.settledDay} ${bet.memberId} ${bet.category}`
    changes.set(place, { ...bet, validBet: addMinor(changes.get(place)?.validBet ?? zero, change) })
  }
  for (const bet of settled) add(bet, bet.validBet)
  for (const bet of counted) add(bet, subtractMinor(zero, bet.validBet))
  const groups = byLine([...changes.values()], lineOf)
  const isOver = ([bet]: readonly SettledBet[]) =>
    bet !== undefined && lineOf(bet.memberId, bet.settledDay) !== lineOf(bet.memberId, day)
  return {
    bets: groups.filter((bets) => sumOf(bets) >= 0n).flatMap((bets) => bets.filter(isChange)),
    takenBack: groups.filter((bets) => sumOf(bets) < 0n && isOver(bets)).map((bets) => bets.filter(isChange)),
  }
}

const isChange = ({ validBet }: SettledBet): boolean => validBet !== 0n

export const sumOf = (bets: readonly SettledBet[]): Minor =>
  bets.reduce<Minor>((sum, { validBet }) => addMinor(sum, validBet), zero)

/** Bets by member, category and line of their day. */
export const byLine = (bets: readonly SettledBet[], lineOf: LineOf): readonly (readonly SettledBet[])[] => {
  const groups = new Map<string, SettledBet[]>()
  for (const bet of bets) {
    const place = `${bet.memberId} ${bet.category} ${lineOf(bet.memberId, bet.settledDay)}`
    groups.set(place, [...(groups.get(place) ?? []), bet])
  }
  return [...groups.values()]
}
