import { addMinor, type GameCategory, type Minor, minor, shareOf, subtractMinor, zero } from '@mosaic/contracts'

/** Valid bet of one week and category. `week` is its first business day. */
export type WeekBet = { readonly week: string; readonly category: GameCategory; readonly validBet: Minor }

/** Basis points of the valid bet by category; a category without a rate gives no cashback. */
export type CashbackRates = Partial<Readonly<Record<GameCategory, number>>>

type CategoryCashback = {
  readonly category: GameCategory
  readonly validBet: Minor
  readonly rate: number
  readonly amount: Minor
}
export type CashbackDue = {
  readonly categories: readonly CategoryCashback[]
  readonly total: Minor
  /** The weeks and categories that a claim pays for. */
  readonly lines: readonly WeekBet[]
}

const validBetOf = (bets: readonly WeekBet[]): Minor => bets.reduce((sum, bet) => addMinor(sum, bet.validBet), zero)

/**
 * Cashback due now (domain §4): valid bet of the open weeks, less what earlier claims paid for, times the rate of its
 * category, rounded down. It compares sums, not instants, so a round that is committed late is paid with the next
 * claim.
 */
export const cashbackDue = (
  played: readonly WeekBet[],
  claimed: readonly WeekBet[],
  rates: CashbackRates,
): CashbackDue => {
  const unpaid = [...new Set([...played, ...claimed].map(({ week, category }) => `${week} ${category}`))].map((key) => {
    const of = (bets: readonly WeekBet[]) => bets.filter(({ week, category }) => `${week} ${category}` === key)
    const [{ week, category } = { week: '', category: 'RNG' as const }] = [...of(played), ...of(claimed)]
    return { week, category, validBet: subtractMinor(validBetOf(of(played)), validBetOf(of(claimed))) }
  })
  const categories = [...new Set(unpaid.map(({ category }) => category))]
    .map((category) => {
      const validBet = validBetOf(unpaid.filter((bet) => bet.category === category))
      const rate = rates[category] ?? 0
      return { category, validBet, rate, amount: shareOf(validBet, rate) }
    })
    .filter(({ amount }) => amount > 0n)
  return {
    categories,
    total: minor(categories.reduce((sum, { amount }) => sum + amount, 0n)),
    lines: unpaid.filter(
      ({ category, validBet }) => validBet !== 0n && categories.some((each) => each.category === category),
    ),
  }
}
