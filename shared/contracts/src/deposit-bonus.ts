import { type Currency, minor, type Minor, shareOf } from './money'

/** Terms of a deposit bonus, in the deposit's currency. */
export type BonusTerms = {
  readonly percent: number
  /** The most that one deposit brings; null: no bound. */
  readonly cap: Minor | null
  readonly least: Minor
  /** How often the bonus is wagered before the balance may leave, beside what the deposit itself asks. */
  readonly turnover: number
  /** Ways to pay that it is given for; null: all. */
  readonly methods: readonly string[] | null
}
/** Whether the member may have the offer now, has it with another deposit that is open, or has had it. */
export type BonusTaken = 'free' | 'held' | 'used'
export type BonusRefusal = Exclude<BonusTaken, 'free'> | 'method' | 'least'
export type Bonus = { readonly amount: Minor; readonly toWager: Minor }

/** Entry bonuses are forbidden in Brazil (domain §0.6). */
export const allowsBonuses = (currency: Currency): boolean => currency !== 'BRL'

/** Bonus of a deposit of which `arrived` is credited; null if that is too little. */
export const bonusOf = (
  { percent, cap, least, turnover }: Omit<BonusTerms, 'methods'>,
  arrived: Minor,
): Bonus | null => {
  if (arrived < least) return null
  const share = shareOf(arrived, percent * 100)
  const amount = cap !== null && share > cap ? cap : share
  return amount > 0n ? { amount, toWager: minor(amount * BigInt(turnover)) } : null
}

/** Whether a deposit may be ordered with a bonus, and what it would bring: the one rule of the gateway and of what is shown. */
export const judgeBonus = (
  terms: BonusTerms,
  request: { readonly method: string; readonly amount: Minor; readonly taken: BonusTaken },
): Bonus | BonusRefusal => {
  if (request.taken !== 'free') return request.taken
  if (terms.methods !== null && !terms.methods.includes(request.method)) return 'method'
  return bonusOf(terms, request.amount) ?? 'least'
}
