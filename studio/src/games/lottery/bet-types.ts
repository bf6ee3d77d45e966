import { numbersIn } from './drums'
import type { Drum } from './lottery-config'
import { endingsOf, specialOf } from './drawn-numbers'
import type { DrawnNumbers } from './drawn-numbers'

export const betTypes = [
  'lo',
  'last1',
  'last2',
  'last3',
  'last4',
  'any3',
  'two',
  'three',
  'odd',
  'even',
  'low',
  'high',
  'exact',
  'triple',
  'face',
  'one',
  'match',
] as const
export type BetType = (typeof betTypes)[number]

/** Numbers on a ticket: digits typed in a row, two-digit endings, faces of a die, or balls of a pool. */
export type Choice =
  | { readonly kind: 'none' }
  | { readonly kind: 'digits'; readonly length: number }
  | { readonly kind: 'endings'; readonly count: number }
  | { readonly kind: 'faces'; readonly length: number }
  | { readonly kind: 'balls'; readonly counts: readonly number[]; readonly of: number }

/** A bet that a drum takes. `pays[hits]` are hundredths of the stake; what hits are, follows from the type. */
export type BetRule = {
  readonly type: BetType
  readonly choice: Choice
  readonly hitsOf: (numbers: readonly string[], drawn: DrawnNumbers) => number
  readonly pays: (numbers: readonly string[]) => readonly number[]
  /** Every occurrence pays once more, without an end. */
  readonly isCounted?: true
}

const percent = (keep: number, times: number): number => Math.floor(keep * times + 1e-7)

const single = (pays: number) => () => [0, pays] as const
const whether = (is: boolean): number => (is ? 1 : 0)

const lastDigits = (type: BetType, length: number, keep: number): BetRule => ({
  type,
  choice: { kind: 'digits', length },
  hitsOf: ([number = ''], drawn) => whether(specialOf(drawn).slice(-length) === number),
  pays: single(keep * 10 ** length),
})

/** Number of orders of a number's digits. */
const ordersOf = (number: string): number => {
  const different = new Set(number).size
  return different === 3 ? 6 : different === 2 ? 3 : 1
}
const sorted = (text: string): string => [...text].sort().join('')
const anyOrder = (keep: number): BetRule => ({
  type: 'any3',
  choice: { kind: 'digits', length: 3 },
  hitsOf: ([number = ''], drawn) => whether(sorted(specialOf(drawn).slice(-3)) === sorted(number)),
  pays: ([number = '']) => [0, Math.floor((keep * 1000) / ordersOf(number))],
})

const lastDigit = (drawn: DrawnNumbers): number => Number(specialOf(drawn).slice(-1))
const halves = (keep: number, value: (drawn: DrawnNumbers) => number, highFrom: number): readonly BetRule[] => {
  const rule = (type: BetType, is: (value: number) => boolean): BetRule => ({
    type,
    choice: { kind: 'none' },
    hitsOf: (_numbers, drawn) => whether(is(value(drawn))),
    pays: single(keep * 2),
  })
  return [
    rule('low', (each) => each < highFrom),
    rule('high', (each) => each >= highFrom),
    rule('odd', (each) => each % 2 === 1),
    rule('even', (each) => each % 2 === 0),
  ]
}

const power = (base: number, times: number): number => {
  let result = 1
  for (let i = 0; i < times; i += 1) result *= base
  return result
}
/** Chance that `named` different endings all come up among `count` numbers, by inclusion and exclusion. */
const allComeUp = (named: 2 | 3, count: number): number => {
  const none = (of: number): number => power(1 - of / 100, count)
  return named === 2 ? 1 - 2 * none(1) + none(2) : 1 - 3 * none(1) + 3 * none(2) - none(3)
}

const tierBets = (count: number, keep: number): readonly BetRule[] => {
  const together = (type: BetType, named: 2 | 3): BetRule => ({
    type,
    choice: { kind: 'endings', count: named },
    hitsOf: (numbers, drawn) => {
      const endings = new Set(endingsOf(drawn))
      return whether(numbers.every((number) => endings.has(number)))
    },
    pays: single(percent(keep, 1 / allComeUp(named, count))),
  })
  const perEnding = percent(keep, 100 / count)
  return [
    {
      type: 'lo',
      choice: { kind: 'endings', count: 1 },
      hitsOf: ([number = ''], drawn) => endingsOf(drawn).filter((ending) => ending === number).length,
      pays: () => Array.from({ length: count + 1 }, (_, hits) => hits * perEnding),
      isCounted: true,
    },
    lastDigits('last2', 2, keep),
    lastDigits('last3', 3, keep),
    together('two', 2),
    together('three', 3),
    ...halves(keep, lastDigit, 5),
  ]
}

const digitBets = (count: number, keep: number): readonly BetRule[] => [
  lastDigits('last1', 1, keep),
  lastDigits('last2', 2, keep),
  ...(count >= 3 ? [lastDigits('last3', 3, keep), anyOrder(keep)] : []),
  ...(count >= 4 ? [lastDigits('last4', 4, keep)] : []),
  ...halves(keep, lastDigit, 5),
]

/** Of 216 throws: 105 low and 105 high ones without the six triples, 6 triples. */
const diceBets = (keep: number): readonly BetRule[] => {
  const facesOf = (drawn: DrawnNumbers): string => specialOf(drawn)
  const isTriple = (drawn: DrawnNumbers): boolean => new Set(facesOf(drawn)).size === 1
  const total = (drawn: DrawnNumbers): number => [...facesOf(drawn)].reduce((sum, face) => sum + Number(face), 0)
  const side = (type: BetType, is: (total: number) => boolean): BetRule => ({
    type,
    choice: { kind: 'none' },
    hitsOf: (_numbers, drawn) => whether(!isTriple(drawn) && is(total(drawn))),
    pays: single(percent(keep, 216 / 105)),
  })
  return [
    {
      type: 'exact',
      choice: { kind: 'faces', length: 3 },
      hitsOf: ([number = ''], drawn) => whether(facesOf(drawn) === number),
      pays: single(keep * 216),
    },
    {
      type: 'face',
      choice: { kind: 'faces', length: 1 },
      hitsOf: ([face = ''], drawn) => [...facesOf(drawn)].filter((each) => each === face).length,
      pays: () => [0, 1, 2, 3].map((hits) => hits * keep * 2),
      isCounted: true,
    },
    {
      type: 'triple',
      choice: { kind: 'none' },
      hitsOf: (_numbers, drawn) => whether(isTriple(drawn)),
      pays: single(keep * 36),
    },
    side('low', (sum) => sum <= 10),
    side('high', (sum) => sum >= 11),
  ]
}

/** `n` over `k` as a double; the exact return is computed elsewhere, from the pays that come of it. */
const ways = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0
  let result = 1
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i
  return result
}
const topPays = 5_000_000

/** Two significant digits, so that a pay can be read: 12,649 becomes 12,000. */
const readable = (hundredths: number): number => {
  let step = 10
  while (hundredths >= step * 100) step *= 10
  return Math.floor(hundredths / step) * step
}

/** Each number of hits gets half of the previous share; the lowest gets the rounding remainder. */
const matchPays = (take: number, of: number, named: number, keep: number): readonly number[] => {
  const chance = (hits: number): number => (ways(named, hits) * ways(of - named, take - hits)) / ways(of, take)
  const most = Math.min(named, take)
  const least = Math.min(most, Math.max(2, Math.ceil(named / 2)))
  const pays = Array.from({ length: named + 1 }, () => 0)
  let left = keep
  for (let hits = most; hits >= least; hits -= 1) {
    const share = keep / 2 ** (hits - least + 1)
    const wanted = (hits === least ? left : share) / chance(hits)
    const paid = hits === least ? Math.floor(wanted) : Math.min(topPays, readable(wanted))
    pays[hits] = paid
    left -= paid * chance(hits)
  }
  return pays
}

const poolBets = ({ take, of, picks }: Extract<Drum, { kind: 'pool' }>, keep: number): readonly BetRule[] => {
  const hitsOf: BetRule['hitsOf'] = (numbers, drawn) => {
    const balls = new Set(drawn.flat())
    return numbers.filter((number) => balls.has(number)).length
  }
  const first = (drawn: DrawnNumbers): number => Number(specialOf(drawn))
  return [
    {
      type: 'match',
      choice: { kind: 'balls', counts: picks, of },
      hitsOf,
      pays: (numbers) => matchPays(take, of, numbers.length, keep),
    },
    { type: 'one', choice: { kind: 'balls', counts: [1], of }, hitsOf, pays: single(percent(keep, of / take)) },
    // An uneven pool has one more odd and low number, so such bets are not offered.
    ...(of % 2 === 0 ? halves(keep, first, of / 2 + 1) : []),
  ]
}

export const betsOf = ({
  drum,
  keepPercent,
}: {
  readonly drum: Drum
  readonly keepPercent: number
}): readonly BetRule[] => {
  switch (drum.kind) {
    case 'tiers':
      return tierBets(numbersIn(drum.tiers), keepPercent)
    case 'digits':
      return digitBets(drum.count, keepPercent)
    case 'dice':
      return diceBets(keepPercent)
    case 'pool':
      return poolBets(drum, keepPercent)
  }
}

const isDigits = (number: string, length: number): boolean => number.length === length && /^\d+$/.test(number)
const areDifferent = (numbers: readonly string[]): boolean => new Set(numbers).size === numbers.length

export const fits = (choice: Choice, numbers: readonly string[]): boolean => {
  switch (choice.kind) {
    case 'none':
      return numbers.length === 0
    case 'digits':
      return numbers.length === 1 && isDigits(numbers[0] ?? '', choice.length)
    case 'faces':
      return numbers.length === 1 && (numbers[0] ?? '').length === choice.length && /^[1-6]+$/.test(numbers[0] ?? '')
    case 'endings':
      return numbers.length === choice.count && areDifferent(numbers) && numbers.every((number) => isDigits(number, 2))
    case 'balls':
      return (
        choice.counts.includes(numbers.length) &&
        areDifferent(numbers) &&
        numbers.every((number) => isDigits(number, 2) && Number(number) >= 1 && Number(number) <= choice.of)
      )
  }
}
