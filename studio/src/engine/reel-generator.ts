import { SCATTER, WILD } from './slot-config'
import type { SymbolIndex, ThreeFourFive, Volatility } from './slot-config'
import type { LineCount } from './lines'
import type { SeededChoice } from './seeded-choice'

type Range = readonly [from: number, to: number]

/** Volatility before tuning: rarity of the dear symbols, slope of the prizes, size of the feature. */
export type Character = {
  readonly lines: readonly LineCount[]
  /** Copies on each strip of h1 h2 h3 h4 l1 l2 l3 l4. */
  readonly copies: readonly Range[]
  readonly wilds: Range
  readonly stack: number
  readonly pays: readonly ThreeFourFive[]
  readonly scatterPays: readonly ThreeFourFive[]
  readonly freeSpins: readonly ({ readonly counts: ThreeFourFive; readonly multiplier: number } | null)[]
}

export const characters: Record<Volatility, Character> = {
  low: {
    lines: [20, 25],
    copies: [
      [2, 2],
      [2, 3],
      [3, 3],
      [3, 4],
      [4, 5],
      [4, 5],
      [5, 6],
      [5, 6],
    ],
    wilds: [1, 2],
    stack: 1,
    pays: [
      [20, 60, 250],
      [15, 50, 200],
      [12, 40, 150],
      [10, 30, 100],
      [5, 15, 50],
      [5, 12, 40],
      [4, 10, 30],
      [3, 8, 25],
    ],
    scatterPays: [
      [2, 8, 40],
      [3, 10, 50],
    ],
    freeSpins: [null],
  },
  medium: {
    lines: [10, 20],
    copies: [
      [1, 2],
      [2, 3],
      [3, 3],
      [3, 4],
      [4, 5],
      [4, 6],
      [5, 6],
      [5, 6],
    ],
    wilds: [1, 2],
    stack: 2,
    pays: [
      [30, 120, 600],
      [20, 80, 300],
      [15, 60, 200],
      [12, 40, 150],
      [5, 20, 75],
      [5, 18, 60],
      [4, 15, 50],
      [3, 12, 40],
    ],
    scatterPays: [
      [2, 10, 50],
      [2, 12, 60],
      [3, 10, 60],
    ],
    freeSpins: [
      { counts: [6, 8, 12], multiplier: 2 },
      { counts: [8, 10, 15], multiplier: 2 },
      { counts: [5, 8, 10], multiplier: 3 },
    ],
  },
  high: {
    lines: [10, 20],
    copies: [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [5, 6],
      [5, 6],
      [5, 7],
      [5, 7],
    ],
    wilds: [1, 2],
    stack: 3,
    pays: [
      [80, 700, 9000],
      [60, 350, 3000],
      [35, 160, 900],
      [20, 80, 400],
      [5, 20, 90],
      [4, 15, 75],
      [3, 12, 50],
      [2, 9, 40],
    ],
    scatterPays: [
      [2, 15, 100],
      [2, 20, 150],
      [3, 20, 100],
    ],
    freeSpins: [
      { counts: [10, 12, 15], multiplier: 2 },
      { counts: [8, 10, 15], multiplier: 2 },
      { counts: [6, 8, 10], multiplier: 3 },
    ],
  },
}

/** Equal symbols in runs of at most `stack`, so that a reel reads as a mixture or as blocks, by character. */
const stacks = (symbol: SymbolIndex, copies: number, stack: number): SymbolIndex[][] =>
  copies <= 0
    ? []
    : [Array.from({ length: Math.min(stack, copies) }, () => symbol), ...stacks(symbol, copies - stack, stack)]

export const generateStrip = (character: Character, choice: SeededChoice, reel: number): SymbolIndex[] => {
  const paying = character.copies.flatMap(([from, to], i) =>
    stacks(i + 2, choice.between(from, to), 1 + choice.below(character.stack)),
  )
  const wilds = reel === 0 ? [] : stacks(WILD, choice.between(...character.wilds), 1)
  return choice.shuffled([...paying, ...wilds, [SCATTER]]).flat()
}
