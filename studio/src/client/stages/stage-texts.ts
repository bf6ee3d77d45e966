import type { Language } from '../texts/languages'
import type { StageTexts } from '../texts/texts'
import { tableTexts } from '../tables/texts'
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
import { lines3x3Texts } from './lines-3x3/texts'
import { slotTexts } from './lines-5x3/texts'
import { lotteryTexts } from './lottery/texts'
import { minesTexts } from './mines/texts'
import { reelTexts } from './reels/texts'
import { scratchTexts } from './scratch/texts'
import { ways5x3Texts } from './ways-5x3/texts'

const joined = (shared: StageTexts, texts: StageTexts): StageTexts => ({
  en: { ...shared.en, ...texts.en },
  pt: { ...shared.pt, ...texts.pt },
  ja: { ...shared.ja, ...texts.ja },
  ko: { ...shared.ko, ...texts.ko },
  es: { ...shared.es, ...texts.es },
  th: { ...shared.th, ...texts.th },
})
const withTable = (texts: StageTexts): StageTexts => joined(tableTexts, texts)
const withReels = (texts: StageTexts): StageTexts => joined(reelTexts, texts)

/** By the name of the engine, which is that of its folder. */
export const stageTexts: Readonly<Record<string, StageTexts>> = {
  'lines-5x3': withReels(slotTexts),
  'lines-3x3': withReels(lines3x3Texts),
  'ways-5x3': withReels(ways5x3Texts),
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
