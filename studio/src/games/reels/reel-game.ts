import { themeOf } from '../../../catalogue/index'
import type { CatalogueGame, PlayOf } from '../../../catalogue/index'
import type { SoloEngine } from '../../rules/solo-engine'
import type { GameMaker } from '../playable'
import { stakeSteps } from '../stakes'
import { reelReturnBp } from './reel-return'
import { linesEngine, waysEngine } from './reel-rules'
import { reelSetOf } from './reel-sets'
import { reelSymbols } from './reel-symbols'
import { unitsOf } from './turn-outcome'

type ReelPlay = PlayOf<'lines-3x3' | 'ways-5x3'>

/** Letters are drawn by the page; the row's own picture is its dearest symbol, the others come from its theme. */
const picturesOf = (row: CatalogueGame, play: ReelPlay): Readonly<Record<string, string>> => {
  const drawn = reelSymbols[`${play.engine}@1`].filter((name) => !name.startsWith('l'))
  const [, ...paying] = drawn
  const theme = themeOf(play.theme)
  const pictures = [...new Set([row.motif, ...theme.symbols, ...theme.companions])]
  return Object.fromEntries([...paying, 'wild'].map((name, i) => [name, pictures[i] ?? row.motif]))
}

const makerOf = (engine: ReelPlay['engine'], rulesOf: SoloEngine): GameMaker => ({
  iconsOf: (row) => (row.play?.engine === engine ? picturesOf(row, row.play) : null),
  gameOf: (row) => {
    if (row.play?.engine !== engine) return null
    const set = reelSetOf(row.gameCode)
    const rules = set && rulesOf.gameOf(set.config)
    if (!set || !rules) return null
    const { config, figures } = set
    return {
      row,
      rules,
      stakes: (scale) => stakeSteps(unitsOf(config), scale),
      figures: () => ({ rtpBp: reelReturnBp(config), ...figures }),
    }
  },
})

export const lines3x3Game = makerOf('lines-3x3', linesEngine)
export const ways5x3Game = makerOf('ways-5x3', waysEngine)
