import type { Language } from '../texts/languages'
import type { StageTexts } from '../frame/stage-props'
import { tableTexts } from '../tables/table-texts'
import { baccaratTexts } from './baccarat/texts'
import { crashTexts } from './crash/texts'
import { blackjackTexts } from './blackjack/texts'
import { fishingTexts } from './fishing/texts'
import { pokerTexts } from './poker/texts'
import { videoPokerTexts } from './video-poker/texts'
import { dragonTigerTexts } from './dragon-tiger/texts'
import { rouletteTexts } from './roulette/texts'
import { sicBoTexts } from './sic-bo/texts'
import { eventTexts } from './event/texts'
import { slotTexts } from './lines-5x3/texts'
import { lotteryTexts } from './lottery/texts'
import { minesTexts } from './mines/texts'
import { scratchTexts } from './scratch/texts'

const withTable = (texts: StageTexts): StageTexts => ({
  en: { ...tableTexts.en, ...texts.en },
  pt: { ...tableTexts.pt, ...texts.pt },
  ja: { ...tableTexts.ja, ...texts.ja },
  ko: { ...tableTexts.ko, ...texts.ko },
  es: { ...tableTexts.es, ...texts.es },
  th: { ...tableTexts.th, ...texts.th },
})

/** By the name of the engine, which is that of its folder. */
export const stageTexts: Readonly<Record<string, StageTexts>> = {
  'lines-5x3': slotTexts,
  mines: minesTexts,
  scratch: scratchTexts,
  crash: withTable(crashTexts),
  baccarat: withTable(baccaratTexts),
  blackjack: blackjackTexts,
  fishing: fishingTexts,
  poker: pokerTexts,
  'video-poker': videoPokerTexts,
  'dragon-tiger': withTable(dragonTigerTexts),
  'sic-bo': withTable(sicBoTexts),
  roulette: withTable(rouletteTexts),
  event: withTable(eventTexts),
  lottery: withTable(lotteryTexts),
}

export const stageTextsOf = (stage: string, lang: Language): Readonly<Record<string, string>> =>
  stageTexts[stage]?.[lang] ?? {}
