import { tableEngines } from './table-engines'

type Config = { readonly engine: string } & Readonly<Record<string, unknown>>

const betting = { bettingMs: [3000, 60_000, 1] } as const
/** An allowed configuration of each engine, and the lowest value, the highest and a step of each bounded part. */
const tables: readonly (readonly [Config, Readonly<Record<string, readonly [number, number, number]>>])[] = [
  [
    {
      engine: 'baccarat@1',
      decks: 8,
      commission: 0.05,
      bankerSixPays: null,
      tiePays: 8,
      pairPays: 11,
      bettingMs: 9000,
    },
    {
      decks: [1, 8, 1],
      commission: [0, 0.2, 0.01],
      bankerSixPays: [0, 1, 0.01],
      tiePays: [1, 100, 0.5],
      pairPays: [1, 100, 0.5],
      ...betting,
    },
  ],
  [
    { engine: 'dragon-tiger@1', decks: 8, tiePays: 11, suitedTiePays: 50, backOnTie: 0.5, bettingMs: 9000 },
    { decks: [1, 8, 1], tiePays: [1, 100, 0.5], suitedTiePays: [1, 100, 0.5], backOnTie: [0, 1, 0.01], ...betting },
  ],
  [
    { engine: 'roulette@1', zeros: 1, laPartage: false, bettingMs: 9000 },
    { zeros: [1, 2, 1], ...betting },
  ],
  [{ engine: 'sic-bo@1', pays: {}, bettingMs: 9000 }, betting],
  [
    { engine: 'crash@1', scene: 'space', edgeBp: 300, growthPerSecond: 0.1, capHundredths: 100_000, bettingMs: 9000 },
    {
      edgeBp: [100, 1000, 1],
      growthPerSecond: [0.02, 1, 0.001],
      capHundredths: [1000, 1_000_000, 1],
      ...betting,
    },
  ],
]
const isRead = (config: Config): boolean =>
  tableEngines.some((engine) => engine.engine === config.engine && engine.gameOf(config) !== null)

test.each(tables.flatMap(([config, bounds]) => Object.entries(bounds).map((bound) => ({ config, bound }))))(
  '$config.engine $bound: read up to its bounds, refused beyond them',
  ({ config, bound: [name, [lowest, highest, step]] }) => {
    const read = [lowest - step, lowest, highest, highest + step].map((value) => isRead({ ...config, [name]: value }))
    expect(read).toEqual([false, true, true, false])
  },
)

test.each([
  [[0], true],
  [[1000], true],
  [[1, 2, 3], true],
  [[-1], false],
  [[1001], false],
  [[1.5], false],
  [[], false],
  [[1, 2, 3, 4], false],
])('sic bo that pays %j: read is %s', (total4, expected) => {
  expect(isRead({ engine: 'sic-bo@1', pays: { total4 }, bettingMs: 9000 })).toBe(expected)
})
