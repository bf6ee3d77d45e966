import { startStage } from '../../frame/start-stage'
import { PlainTable } from '../reels/PlainTable'
import { WaysRules } from './WaysRules'
import { plainReelWords } from '../reels/reel-words'

void startStage({ Table: PlainTable, Rules: WaysRules, words: plainReelWords })
