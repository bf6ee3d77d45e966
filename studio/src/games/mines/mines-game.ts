import { safeChance } from '../../return/chance/mines'
import { floorOf, fraction, times } from '../../return/fraction'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { ladderOf } from './mines-ladder'
import { minesEngine } from './mines-rules'
import type { MinesConfig } from './mines-rules'

const hundredths = 10_000

/** Return of the multipliers of one field, for every tile at which the player may stop. */
const returnsOf = (config: MinesConfig, mines: number): readonly number[] =>
  ladderOf(config, mines).map((paid, index) => {
    const chance = safeChance({ tiles: config.columns * config.rows, mines, edge: config.edgeBp / 10_000 }, index + 1)
    return Number(floorOf(times(chance, fraction(BigInt(paid) * 100n))))
  })

/** By number of mines: what every stop pays, and the lowest return among the stops. */
export type MinesFacts = {
  readonly ladders: Readonly<Record<string, readonly number[]>>
  readonly highestRtpBp: number
}

/** Of the strategy that the sheet names: the middle number of mines, out after the third tile. */
const namedPicks = 3
const namedMines = (config: Pick<MinesConfig, 'mines'>): number =>
  config.mines[Math.floor(config.mines.length / 2)] ?? 1

const figuresOf = (config: MinesConfig): GameFigures => {
  const mines = namedMines(config)
  const picks = Math.min(namedPicks, ladderOf(config, mines).length)
  const tiles = config.columns * config.rows
  const { numerator, denominator } = safeChance({ tiles, mines, edge: 0 }, picks)
  const hit = Number(numerator) / Number(denominator)
  const paid = (ladderOf(config, mines)[picks - 1] ?? 0) / 100
  return {
    rtpBp: Math.min(...config.mines.flatMap((count) => returnsOf(config, count))),
    hitRateBp: Math.round(hit * hundredths),
    deviation: Math.round(paid * Math.sqrt(hit * (1 - hit)) * 100) / 100,
    maxWinX: Math.max(...config.mines.map((count) => Math.max(...ladderOf(config, count)))) / 100,
    bets: Object.fromEntries(config.mines.map((count) => [count, Math.min(...returnsOf(config, count))])),
  }
}

export const minesGame: GameMaker = {
  iconsOf: ({ play }) => (play?.engine === 'mines' ? { safe: play.safe, mine: play.mine } : null),
  gameOf: (row) => {
    if (row.play?.engine !== 'mines') return null
    const { columns, rows, edgeBp } = row.play
    const tiles = columns * rows
    const mines = [1, 2, 3, 5, 8, 12, 16, 20].filter((count) => count < tiles)
    const config: MinesConfig = { engine: 'mines@1', columns, rows, edgeBp, mines, endsAt: 100_000 }
    const rules = minesEngine.gameOf(config)
    if (!rules) return null
    return {
      row,
      rules,
      stakes: plainStakes,
      figures: () => figuresOf(config),
      facts: (): MinesFacts => ({
        ladders: Object.fromEntries(mines.map((count) => [count, ladderOf(config, count)])),
        highestRtpBp: Math.max(...mines.flatMap((count) => returnsOf(config, count))),
      }),
    }
  },
}
