import { addMinor, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import type { LineOf } from '../team'
import { type CategoryCommission, commissionsAt, type RunMember } from './commissions-of-day'
import { byLine, type SettledBet, sumOf } from './counted-bets'

/** Members with uplines and rates, by the day of the run that stored them. */
type ChainsByDay = ReadonlyMap<string, readonly RunMember[]>
type Chains = { readonly byDay: ChainsByDay; readonly lineOf: LineOf }

/** Bets that have the uplines and rates of one day; `takenBack`: more was taken back than was bet. */
type Part = { readonly of: string; readonly bets: readonly SettledBet[]; readonly takenBack: boolean }

/**
 * A late round has the uplines and rates of its day, where they were stored. What is set off against other bets of the
 * member has those of the run while the line is the same, else those of the last day in the line that earned.
 */
const partsOf = (day: string, bets: readonly SettledBet[], { byDay, lineOf }: Chains): readonly Part[] => {
  const known = new Map([...byDay].map(([of, members]) => [of, new Set(members.map(({ id }) => id))]))
  const orRun = ({ settledDay, memberId }: SettledBet) =>
    known.get(settledDay)?.has(memberId) === true ? settledDay : day
  return byLine(bets, lineOf).flatMap((group): readonly Part[] => {
    if (group.every(({ validBet }) => validBet > 0n))
      return group.map((bet) => ({ of: orRun(bet), bets: [bet], takenBack: false }))
    const [last] = [...group].sort((a, b) => (a.settledDay < b.settledDay ? 1 : -1))
    if (!last) return []
    const isPresent = lineOf(last.memberId, last.settledDay) === lineOf(last.memberId, day)
    const sum = sumOf(group)
    const takenBack = sum < 0n
    const net = { ...last, validBet: takenBack ? subtractMinor(zero, sum) : sum }
    return [{ of: isPresent ? day : orRun(last), bets: [net], takenBack }]
  })
}

/** Days before the run of which it counts bets: their stored chains are needed. */
export const lateDays = (day: string, bets: readonly SettledBet[]): readonly string[] =>
  [...new Set(bets.map(({ settledDay }) => settledDay))].filter((settledDay) => settledDay !== day).sort()

const negated = (commission: CategoryCommission): CategoryCommission => ({
  ...commission,
  amount: subtractMinor(zero, commission.amount),
  remainder: subtractMinor(zero, commission.remainder),
})

/** Parts of the same day and direction are rounded down together. */
const commissionsOfParts = (parts: readonly Part[], byDay: ChainsByDay): readonly CategoryCommission[] => {
  const grouped = new Map<string, Part>()
  for (const part of parts) {
    const key = `${part.of} ${part.takenBack}`
    grouped.set(key, { ...part, bets: [...(grouped.get(key)?.bets ?? []), ...part.bets] })
  }
  return [...grouped.values()].flatMap(({ of, bets, takenBack }) => {
    const commissions = commissionsAt(byDay.get(of) ?? [], bets)
    return takenBack ? commissions.map(negated) : commissions
  })
}

/** A remainder is never owed: the agent bears a unit that an earlier rounding gave. */
const withoutNegativeRemainder = (amount: Minor, remainder: Minor) =>
  remainder < 0n ? { amount: addMinor(amount, remainder), remainder: zero } : { amount, remainder }

/** Commissions of a run by agent and category; `chains` has its own day too. */
export const commissionsOfRun = (
  day: string,
  bets: readonly SettledBet[],
  chains: Chains,
): readonly CategoryCommission[] => {
  const sums = new Map<string, CategoryCommission>()
  for (const commission of commissionsOfParts(partsOf(day, bets, chains), chains.byDay)) {
    const place = `${commission.agentId} ${commission.category}`
    const sum = sums.get(place)
    sums.set(place, {
      ...commission,
      amount: addMinor(sum?.amount ?? zero, commission.amount),
      remainder: addMinor(sum?.remainder ?? zero, commission.remainder),
    })
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, ...withoutNegativeRemainder(sum.amount, sum.remainder) }))
    .filter(({ amount, remainder }) => amount !== 0n || remainder !== 0n)
}

/** Bets that were taken back from lines that are over: those that the commissions of the same run can bear. */
export const bearableTakenBack = (
  day: string,
  bets: readonly SettledBet[],
  takenBack: readonly (readonly SettledBet[])[],
  chains: Chains,
): readonly SettledBet[] => {
  let borne: readonly SettledBet[] = []
  for (const group of takenBack) {
    const next = [...borne, ...group]
    const isStored = group.every(({ settledDay, memberId }) =>
      chains.byDay.get(settledDay)?.some(({ id }) => id === memberId),
    )
    if (isStored && commissionsOfRun(day, [...bets, ...next], chains).every(({ amount }) => amount >= 0n)) borne = next
  }
  return borne
}
