import type { StageTexts } from '../../../texts/texts'
import type { ReelKey } from '../../reels/texts'
import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import th from './th.json'

type OwnKey = keyof typeof en
export type SlotKey = OwnKey | ReelKey
export const slotTexts: StageTexts<OwnKey> = { en, pt, ja, ko, es, th }
