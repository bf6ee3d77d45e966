import type { RouletteBet } from '../../return/table/roulette-bets'
import { isRedPocket, isZero } from './wheel'

export type RouletteArea = { readonly kind: RouletteBet; readonly covers: (pocket: number) => boolean }

const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const inside = (kind: RouletteBet, pockets: readonly number[]): readonly [string, RouletteArea] => [
  pockets.join('-'),
  { kind, covers: (pocket) => pockets.includes(pocket) },
]
const outside = (
  name: string,
  kind: RouletteBet,
  wins: (pocket: number) => boolean,
): readonly [string, RouletteArea] => [name, { kind, covers: (pocket) => !isZero(pocket) && wins(pocket) }]

/** Numbers lie three in a row on the felt: 1 2 3, 4 5 6, … */
const splits = numbers.flatMap((number) => [
  ...(number % 3 === 0 ? [] : [[number, number + 1]]),
  ...(number > 33 ? [] : [[number, number + 3]]),
])
const streets = numbers.filter((number) => number % 3 === 1).map((first) => [first, first + 1, first + 2])
const corners = numbers
  .filter((number) => number % 3 !== 0 && number <= 32)
  .map((first) => [first, first + 1, first + 3, first + 4])
const sixLines = streets.slice(0, 11).map(([first = 0]) => [0, 1, 2, 3, 4, 5].map((step) => first + step))

const shared: readonly (readonly [string, RouletteArea])[] = [
  ...[0, ...numbers].map((number) => inside('straight', [number])),
  ...splits.map((pockets) => inside('split', pockets)),
  ...streets.map((pockets) => inside('street', pockets)),
  ...corners.map((pockets) => inside('corner', pockets)),
  ...sixLines.map((pockets) => inside('sixLine', pockets)),
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen${dozen}`, 'dozen', (pocket) => pocket > 12 * (dozen - 1) && pocket <= 12 * dozen),
  ),
  ...[1, 2, 3].map((column) => outside(`column${column}`, 'column', (pocket) => pocket % 3 === column % 3)),
  outside('red', 'even', isRedPocket),
  outside('black', 'even', (pocket) => !isRedPocket(pocket)),
  outside('odd', 'even', (pocket) => pocket % 2 === 1),
  outside('even', 'even', (pocket) => pocket % 2 === 0),
  outside('low', 'even', (pocket) => pocket <= 18),
  outside('high', 'even', (pocket) => pocket >= 19),
]

const european: ReadonlyMap<string, RouletteArea> = new Map(shared)
const american: ReadonlyMap<string, RouletteArea> = new Map([...shared, inside('straight', [37])])

/** By name: the numbers of an inside bet joined with dashes (`17`, `17-18`), `dozen1`, `column3`, `red`, `low`. */
export const rouletteAreas = (zeros: 1 | 2): ReadonlyMap<string, RouletteArea> => (zeros === 1 ? european : american)
