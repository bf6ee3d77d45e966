import { themeOf } from '../../../catalogue/index'
import type { CatalogueGame, PlayOf } from '../../../catalogue/index'
import { scratch } from '../../return/chance/scratch'
import { floorOf, fraction, times } from '../../return/fraction'
import type { GameFigures, GameMaker } from '../playable'
import { plainStakes } from '../stakes'
import { scratchEngine } from './scratch-rules'
import type { ScratchConfig } from './scratch-rules'

/** Prizes in hundredths of the stake and how many of a million tickets carry them. */
const runs: Readonly<Record<PlayOf<'scratch'>['run'], readonly (readonly [pays: number, weight: number])[]>> = {
  calm: [
    [50_000, 20],
    [10_000, 120],
    [2500, 1200],
    [1000, 6000],
    [500, 30_000],
    [300, 70_000],
    [200, 130_000],
    [100, 220_000],
  ],
  even: [
    [200_000, 12],
    [25_000, 120],
    [5000, 900],
    [2000, 4000],
    [1000, 15_000],
    [500, 40_000],
    [200, 130_000],
    [100, 160_000],
  ],
  wild: [
    [1_000_000, 6],
    [100_000, 70],
    [20_000, 420],
    [5000, 2200],
    [2000, 6500],
    [1000, 14_000],
    [300, 65_000],
    [200, 80_000],
  ],
}
const tickets = 1_000_000

const figuresOf = ({ prizes }: ScratchConfig): GameFigures => {
  const winning = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const printed = [...prizes.map(({ pays, weight }) => ({ multiplier: pays / 100, weight }))]
  const { main } = scratch.compute({ prizes: [...printed, { multiplier: 0, weight: tickets - winning }], stake: 100 })
  const mean = Number(main.numerator) / Number(main.denominator)
  const square = printed.reduce((sum, { multiplier, weight }) => sum + (multiplier ** 2 * weight) / tickets, 0)
  return {
    rtpBp: Number(floorOf(times(main, fraction(10_000)))),
    hitRateBp: Math.floor((winning * 10_000) / tickets),
    deviation: Math.round(Math.sqrt(square - mean ** 2) * 100) / 100,
    maxWinX: (prizes[0]?.pays ?? 0) / 100,
  }
}

/** The row's own picture is its dearest symbol; the others come from its theme. */
const symbolsOf = (row: CatalogueGame, play: PlayOf<'scratch'>): readonly string[] =>
  [...new Set([row.motif, ...themeOf(play.theme).symbols])].slice(0, runs[play.run].length)

export const scratchGame: GameMaker = {
  iconsOf: (row) =>
    row.play?.engine === 'scratch'
      ? Object.fromEntries(symbolsOf(row, row.play).map((name, index) => [String(index), name]))
      : null,
  gameOf: (row) => {
    if (row.play?.engine !== 'scratch') return null
    const { columns, rows, run } = row.play
    const prizes = runs[run].map(([pays, weight]) => ({ pays, weight }))
    const blanks = tickets - prizes.reduce((sum, { weight }) => sum + weight, 0)
    const config: ScratchConfig = { engine: 'scratch@1', columns, rows, prizes, blanks }
    const rules = scratchEngine.gameOf(config)
    return rules && { row, rules, stakes: plainStakes, figures: () => figuresOf(config) }
  },
}
