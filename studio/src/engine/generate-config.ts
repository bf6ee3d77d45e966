import { linesOf } from './lines'
import { tunePays } from './pay-tuning'
import { characters, generateStrip } from './reel-generator'
import { seededChoice } from './seeded-choice'
import { REELS, configFault } from './slot-config'
import type { SlotConfig, Volatility } from './slot-config'

/** Permitted band of returns; the target lies well inside, because prizes are rounded to readable numbers. */
export const returnBandBp = { from: 9400, to: 9700 } as const

const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index]
  if (item === undefined) throw new Error('a character offers at least one choice')
  return item
}

/** The honest configuration of one catalogue slot: the same code, theme and volatility always give the same reels. */
export const generateConfig = (slot: { gameCode: string; theme: string; volatility: Volatility }): SlotConfig => {
  const character = characters[slot.volatility]
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const choice = seededChoice(`${slot.gameCode}/${slot.theme}/${slot.volatility}/${attempt}`)
    const draft: SlotConfig = {
      engine: 'lines-5x3@1',
      gameCode: slot.gameCode,
      volatility: slot.volatility,
      rtpBp: 0,
      lines: linesOf(pick(character.lines, choice.below(character.lines.length))),
      strips: Array.from({ length: REELS }, (_, reel) => generateStrip(character, choice, reel)),
      pays: character.pays,
      scatterPays: pick(character.scatterPays, choice.below(character.scatterPays.length)),
      freeSpins: pick(character.freeSpins, choice.below(character.freeSpins.length)),
    }
    // Pays can be tuned on any strips, and tuning is what costs.
    if (configFault(draft) !== null) continue
    const config = tunePays(draft, choice.between(returnBandBp.from + 40, returnBandBp.to - 40))
    if (configFault(config) === null && config.rtpBp >= returnBandBp.from && config.rtpBp <= returnBandBp.to)
      return config
  }
  throw new Error(`no honest configuration found for ${slot.gameCode}`)
}
