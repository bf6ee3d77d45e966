import { bust, natural } from './blackjack-dealer'

/** The chance of each total with which a hand ends, 0 for a bust, under one stake and under two. */
export type Ends = { readonly single: readonly number[]; readonly doubled: readonly number[] }

const nothing: readonly number[] = Array.from({ length: 22 }, () => 0)
const only = (total: number): readonly number[] => nothing.map((_, each) => (each === (total > 21 ? 0 : total) ? 1 : 0))

export const endsWith = (total: number): Ends => ({ single: only(total), doubled: nothing })
export const asDoubled = ({ single }: Ends): Ends => ({ single: nothing, doubled: single })

export const mixed = (parts: readonly { readonly chance: number; readonly ends: Ends }[]): Ends => {
  const mix = (of: (ends: Ends) => readonly number[]) =>
    nothing.map((_, total) => parts.reduce((sum, { chance, ends }) => sum + chance * (of(ends)[total] ?? 0), 0))
  return { single: mix(({ single }) => single), doubled: mix(({ doubled }) => doubled) }
}

/** Part of the rounds that are paid, and the expected square of their net result in first stakes. */
export type Spread = { readonly paid: number; readonly square: number }

export const sumOfSpreads = (parts: readonly (Spread & { readonly chance: number })[]): Spread => ({
  paid: parts.reduce((sum, { chance, paid }) => sum + chance * paid, 0),
  square: parts.reduce((sum, { chance, square }) => sum + chance * square, 0),
})

export const sureSpread = (back: number): Spread => ({ paid: back > 0 ? 1 : 0, square: back ** 2 })

type Result = { readonly chance: number; readonly back: number; readonly isPaid: boolean }

/** Stakes returned to a hand with the total `own`. */
const stakesBack = (own: number, dealer: number): 0 | 1 | 2 => {
  if (own === 0 || dealer === natural) return 0
  if (dealer === bust || dealer < own) return 2
  return dealer === own ? 1 : 0
}

const resultsOf = ({ single, doubled }: Ends, dealer: number): readonly Result[] =>
  [single, doubled].flatMap((ends, more) =>
    ([0, 1, 2] as const).map((back) => ({
      chance: ends.reduce((sum, chance, own) => (stakesBack(own, dealer) === back ? sum + chance : sum), 0),
      back: (back - 1) * (more + 1),
      isPaid: back > 0,
    })),
  )

/** Of one hand, or of the two of a split pair, which meet the same dealer. */
export const spreadOf = (hands: readonly Ends[], dealer: ReadonlyMap<number, number>): Spread =>
  sumOfSpreads(
    [...dealer].flatMap(([total, chance]) =>
      hands
        .reduce<readonly Result[]>(
          (before, ends) =>
            before.flatMap((one) =>
              resultsOf(ends, total).map((two) => ({
                chance: one.chance * two.chance,
                back: one.back + two.back,
                isPaid: one.isPaid || two.isPaid,
              })),
            ),
          [{ chance, back: 1, isPaid: false }],
        )
        .map((result) => ({ chance: result.chance, paid: result.isPaid ? 1 : 0, square: result.back ** 2 })),
    ),
  )
