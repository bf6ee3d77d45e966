import { figuresOf } from '../../engine/figures'
import type { GameMaker } from '../playable'
import { slotOf, symbolArtOf } from '../slot-library'
import { stakeSteps } from '../stakes'
import { slotEngine } from './slot-rules'

export const slotGame: GameMaker = {
  iconsOf: symbolArtOf,
  gameOf: (row) => {
    const slot = slotOf(row.gameCode)
    const rules = slot && slotEngine.gameOf(slot.config)
    if (!slot || !rules) return null
    return {
      row,
      rules,
      stakes: (scale) => stakeSteps(slot.config.lines.length, scale),
      figures: () => figuresOf(slot.config),
    }
  },
}
