import type { WireLanguage } from '@mosaic/contracts'

/**
 * A bonus that members may choose with a deposit: `percent` of the amount, `cap` at most, from `least` on. `turnover` times the
 * bonus is wagered before it becomes cash. `every`: with the first deposit only, once a business day, or with each deposit.
 */
export type DepositBonus = {
  readonly id: string
  readonly names: Partial<Readonly<Record<WireLanguage, string>>>
  readonly percent: number
  readonly cap?: string
  readonly least: string
  readonly turnover: number
  /** Deposit methods of this bonus; all if absent. */
  readonly methods?: readonly string[]
  readonly until?: number
  readonly every: 'first' | 'day' | 'deposit'
}
