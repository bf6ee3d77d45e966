import type { StageTexts } from '../../../texts/texts'
import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import th from './th.json'

export type RouletteKey = keyof typeof en
export const rouletteTexts: StageTexts<RouletteKey> = { en, pt, ja, ko, es, th }
