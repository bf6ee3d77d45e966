import type { GameFigures } from '../playable'
import type { ReelConfig } from './reel-config'

/** Declared figures, so that no process counts millions of stops at start; a test computes them again. */
type DeclaredFigures = Pick<GameFigures, 'hitRateBp' | 'deviation' | 'maxWinX'>
export type ReelSetOfRow = { readonly config: ReelConfig; readonly figures: DeclaredFigures }

type Volatility = ReelConfig['volatility']

/** Strips as they are printed: one digit a stop, the number of its symbol. */
const stripsOf = (...strips: readonly string[]): number[][] => strips.map((strip) => [...strip].map(Number))

const fiveLines = (): number[][] => [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

const lines = (volatility: Volatility, rtpBp: number, prizes: readonly number[], strips: number[][]): ReelConfig => ({
  engine: 'lines-3x3@1',
  volatility,
  rtpBp,
  strips,
  pays: prizes.map((prize) => [prize]),
  lines: fiveLines(),
})

const ways = (volatility: Volatility, rtpBp: number, pays: number[][], strips: number[][]): ReelConfig => ({
  engine: 'ways-5x3@1',
  volatility,
  rtpBp,
  strips,
  pays,
  units: 10,
})

/** By game code. */
const sets: Readonly<Record<string, ReelSetOfRow>> = {
  'POMAR_pomar-tres-rolos': {
    config: lines(
      'low',
      9559,
      [195, 40, 25, 18, 12, 9],
      stripsOf('35256446566416562542135364', '654150454323646461526635', '66166554244364255246615303'),
    ),
    figures: { hitRateBp: 2487, deviation: 3.28, maxWinX: 46.4 },
  },
  'PEPPERLANE_red-bell-three': {
    config: lines(
      'medium',
      9554,
      [300, 40, 25, 15, 8, 5],
      stripsOf('6265165356351654423464', '56431365360212544246654635', '34555646632366412514056'),
    ),
    figures: { hitRateBp: 2379, deviation: 5.11, maxWinX: 65 },
  },
  'LUMORA_triple-facet': {
    config: lines(
      'medium',
      9581,
      [345, 50, 25, 15, 8, 3],
      stripsOf('461324635412466352655653', '2341250365536442416666555', '652166036464245356553614'),
    ),
    figures: { hitRateBp: 2284, deviation: 5.67, maxWinX: 79 },
  },
  'IRONBELL_gold-rush-three': {
    config: lines(
      'high',
      9575,
      [1355, 80, 30, 12, 6, 3],
      stripsOf('4315636344364566525652556', '35463652551424406563566', '653516444466065556232563'),
    ),
    figures: { hitRateBp: 2818, deviation: 10.45, maxWinX: 273.4 },
  },
  'CORALIS_tidal-ways': {
    config: ways(
      'low',
      9524,
      [
        [10, 40, 200],
        [8, 30, 120],
        [6, 20, 80],
        [5, 15, 60],
        [3, 10, 30],
        [2, 8, 25],
        [2, 5, 20],
        [1, 5, 15],
      ],
      stripsOf(
        '375578144887631858862367462675',
        '665837458866102441233687785572',
        '2476855437168866703387554251887',
        '55550772118383348466624887567',
        '45668438088274155727837855663164',
      ),
    ),
    figures: { hitRateBp: 4014, deviation: 3.4, maxWinX: 192.8 },
  },
  'SELVA9_canopy-ways': {
    config: ways(
      'medium',
      9574,
      [
        [12, 30, 100],
        [10, 25, 75],
        [8, 20, 50],
        [6, 15, 40],
        [4, 10, 25],
        [4, 10, 25],
        [3, 8, 20],
        [2, 6, 20],
      ],
      stripsOf(
        '774642256188338885541366527756',
        '88226677032858187335645817766445',
        '837744555116782244256670888336',
        '88783737522288551463760164476655',
        '7047144486773286655513328885667',
      ),
    ),
    figures: { hitRateBp: 2961, deviation: 3.5, maxWinX: 216 },
  },
  'ORBITA7_orbit-ways': {
    config: ways(
      'medium',
      9629,
      [
        [15, 50, 250],
        [10, 35, 150],
        [8, 25, 100],
        [5, 15, 60],
        [2, 8, 30],
        [2, 8, 25],
        [2, 5, 15],
        [1, 4, 12],
      ],
      stripsOf(
        '427788855325564466338716818527',
        '54678031128857557276868483346',
        '0722584677466363351185548788',
        '6605833784477886861525387455721',
        '226655884307768843317848266547571',
      ),
    ),
    figures: { hitRateBp: 3417, deviation: 4.07, maxWinX: 320.2 },
  },
  'KUMIKO_dragon-ways': {
    config: ways(
      'high',
      9599,
      [
        [20, 100, 600],
        [12, 60, 300],
        [8, 30, 120],
        [5, 15, 60],
        [2, 8, 30],
        [1, 6, 20],
        [1, 5, 15],
        [1, 4, 10],
      ],
      stripsOf(
        '112787788867566755436544323886',
        '518860766284473886556357772432415',
        '554664653888853322478577048127671',
        '67746318768877538848262155344055',
        '807633451844825588672735771666',
      ),
    ),
    figures: { hitRateBp: 3099, deviation: 4.53, maxWinX: 288 },
  },
}

export const reelSetOf = (gameCode: string): ReelSetOfRow | null => sets[gameCode] ?? null
