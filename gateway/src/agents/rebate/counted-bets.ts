import { addMinor, type GameCategory, type Minor, subtractMinor, zero } from '@mosaic/contracts'

/** Valid bet of a member in a category, by the business day of its settlement. */
export type SettledBet = {
  readonly settledDay: string
  readonly memberId: string
  readonly category: GameCategory
  readonly validBet: Minor
}

/**
 * The valid bet of the last days, less what earlier runs counted of them. A round that was committed late counts with
 * the next run. One that was taken back is set off against later bets of the member in that category, and no money is
 * claimed back.
 */
export const countedBets = (settled: readonly SettledBet[], counted: readonly SettledBet[]): readonly SettledBet[] => {
  const changes = new Map<string, SettledBet>()
  const sums = new Map<string, Minor>()
  const add = (bet: SettledBet, change: Minor) => {
    const place = `${bet.settledDay} ${bet.memberId} ${bet.category}`
    changes.set(place, { ...bet, validBet: addMinor(changes.get(place)?.validBet ?? zero, change) })
    const person = `${bet.memberId} ${bet.category}`
    sums.set(person, addMinor(sums.get(person) ?? zero, change))
  }
  for (const bet of settled) add(bet, bet.validBet)
  for (const bet of counted) add(bet, subtractMinor(zero, bet.validBet))
  return [...changes.values()].filter(
    ({ memberId, category, validBet }) => validBet !== 0n && (sums.get(`${memberId} ${category}`) ?? zero) >= 0n,
  )
}
