import type { Language } from '../texts/languages'
import type { StageTexts } from '../frame/stage-props'
import { slotTexts } from './lines-5x3/texts'
import { minesTexts } from './mines/texts'
import { scratchTexts } from './scratch/texts'

/** By the name of the engine, which is that of its folder. */
export const stageTexts: Readonly<Record<string, StageTexts>> = {
  'lines-5x3': slotTexts,
  mines: minesTexts,
  scratch: scratchTexts,
}

export const stageTextsOf = (stage: string, lang: Language): Readonly<Record<string, string>> =>
  stageTexts[stage]?.[lang] ?? {}
