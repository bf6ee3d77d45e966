import type { DividendPeriod, Minor } from '@mosaic/contracts'

/** Conditions and share of one tier; amounts in minor units, `rate` in basis points. */
export type Tier = {
  /** Valid bet of the team. */
  readonly minTurnover: Minor
  readonly minActive: number
  /** Net loss of the team; zero asks for none. */
  readonly minLoss: Minor
  readonly rate: number
  /** The most that the tier pays in a period. */
  readonly cap: Minor | null
}

/** `stackable`: a daily and an hourly salary may count the same turnover. */
export type SalaryTerms = {
  readonly kind: 'dailySalary' | 'hourlySalary'
  readonly tiers: readonly Tier[]
  readonly stackable: boolean
}
/** `negative`: whether a loss of the house is carried to the next period. */
export type DividendTerms = {
  readonly kind: 'dividend'
  readonly tiers: readonly Tier[]
  readonly period: DividendPeriod
  readonly negative: 'carry' | 'reset'
}
export type Terms = SalaryTerms | DividendTerms

/** What a team reached in a period; amounts in minor units. */
export type TeamFigures = { readonly turnover: Minor; readonly active: number; readonly loss: Minor }
