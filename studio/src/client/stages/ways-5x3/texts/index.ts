import type { StageTexts } from '../../../texts/texts'
import type { ReelKey } from '../../reels/texts'
import en from './en.json'
import es from './es.json'
import ja from './ja.json'
import ko from './ko.json'
import pt from './pt.json'
import th from './th.json'

type OwnKey = keyof typeof en
export type Ways5x3Key = OwnKey | ReelKey
export const ways5x3Texts: StageTexts<OwnKey> = { en, pt, ja, ko, es, th }
