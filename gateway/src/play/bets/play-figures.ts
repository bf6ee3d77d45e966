import { addMinor, type GameCategory, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import type { Totals } from '../activity'
import type { RoundState } from '../seamless'

/** Sums of rounds; free rounds have no stake. */
export type Figures = {
  readonly count: number
  readonly stake: Minor
  readonly validBet: Minor
  readonly payout: Minor
}
type Placed = { readonly day: number; readonly category: GameCategory }

/** Sums of one day and category: of settled and cancelled rounds (`Totals`; only settled ones are counted), and of rounds by state. */
export type Played = readonly (Placed & Pick<Totals, 'rounds' | 'cashStake' | 'validBet' | 'payout'>)[]
export type Unsettled = readonly (Placed & Figures & { readonly state: RoundState })[]

export type PlacedFigures = Placed & Figures & { readonly state: RoundState }

const nothing: Figures = { count: 0, stake: zero, validBet: zero, payout: zero }

export const sumOfFigures = (rows: readonly Figures[]): Figures =>
  rows.reduce(
    (sum, row) => ({
      count: sum.count + row.count,
      stake: addMinor(sum.stake, row.stake),
      validBet: addMinor(sum.validBet, row.validBet),
      payout: addMinor(sum.payout, row.payout),
    }),
    nothing,
  )

/**
 * Sums of all rounds by day, category and state, as the rounds themselves have them. Activity knows closed rounds: without the cancelled
 * ones its sums are those of settled rounds.
 */
export const figuresOf = (played: Played, unsettled: Unsettled): readonly PlacedFigures[] => [
  ...unsettled,
  ...played.map(({ day, category, rounds, cashStake, validBet, payout }) => {
    const cancelled = sumOfFigures(
      unsettled.filter((row) => row.state === 'CANCELLED' && row.day === day && row.category === category),
    )
    return {
      day,
      category,
      state: 'SETTLED' as const,
      count: rounds,
      stake: subtractMinor(cashStake, cancelled.stake),
      validBet: subtractMinor(validBet, cancelled.validBet),
      payout: subtractMinor(payout, cancelled.payout),
    }
  }),
]
