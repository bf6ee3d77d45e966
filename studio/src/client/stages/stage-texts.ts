import type { Language } from '../texts/languages'
import type { StageTexts } from '../frame/stage-props'
import { slotTexts } from './lines-5x3/texts'

/** By the name of the engine, which is that of its folder. */
const all: Readonly<Record<string, StageTexts>> = { 'lines-5x3': slotTexts }

export const stageTextsOf = (stage: string, lang: Language): Readonly<Record<string, string>> =>
  all[stage]?.[lang] ?? {}
