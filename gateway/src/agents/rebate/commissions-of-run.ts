import { addMinor } from '@mosaic/contracts'
import { type CategoryCommission, commissionsAt, type RunMember } from './commissions-of-day'
import type { SettledBet } from './counted-bets'

/** Members with uplines and rates, by the day of the run that stored them. */
export type ChainsByDay = ReadonlyMap<string, readonly RunMember[]>

/**
 * Bets of a run by the day whose uplines and rates they have: a late round those of its day, where they were stored. What is set
 * off against other bets of the member stays with these, since no commission is claimed back.
 */
const byChainDay = (
  day: string,
  bets: readonly SettledBet[],
  chains: ChainsByDay,
): ReadonlyMap<string, SettledBet[]> => {
  const known = new Map([...chains].map(([of, members]) => [of, new Set(members.map(({ id }) => id))]))
  const placeOf = ({ memberId, category }: SettledBet) => `${memberId} ${category}`
  const setOff = new Set(bets.filter(({ validBet }) => validBet < 0n).map(placeOf))
  const grouped = new Map<string, SettledBet[]>()
  for (const bet of bets) {
    const isLate = known.get(bet.settledDay)?.has(bet.memberId) === true && !setOff.has(placeOf(bet))
    const of = isLate ? bet.settledDay : day
    grouped.set(of, [...(grouped.get(of) ?? []), bet])
  }
  return grouped
}

/** Days before the run of which it counts bets: their stored chains are needed. */
export const lateDays = (day: string, bets: readonly SettledBet[]): readonly string[] =>
  [...new Set(bets.map(({ settledDay }) => settledDay))].filter((settledDay) => settledDay !== day).sort()

/** Commissions of a run by agent and category; `chains` has its own day too. */
export const commissionsOfRun = (
  day: string,
  bets: readonly SettledBet[],
  chains: ChainsByDay,
): readonly CategoryCommission[] => {
  const sums = new Map<string, CategoryCommission>()
  for (const [of, some] of byChainDay(day, bets, chains))
    for (const commission of commissionsAt(chains.get(of) ?? [], some)) {
      const place = `${commission.agentId} ${commission.category}`
      const sum = sums.get(place)
      sums.set(place, {
        ...commission,
        amount: sum ? addMinor(sum.amount, commission.amount) : commission.amount,
        remainder: sum ? addMinor(sum.remainder, commission.remainder) : commission.remainder,
      })
    }
  return [...sums.values()]
}
