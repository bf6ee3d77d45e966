import type { StageTexts } from '../../frame/stage-props'
import { asianTexts } from './asian-texts'
import { latinTexts, type LotteryTextKey } from './latin-texts'

export const lotteryTexts: StageTexts<LotteryTextKey> = { ...latinTexts, ...asianTexts }
