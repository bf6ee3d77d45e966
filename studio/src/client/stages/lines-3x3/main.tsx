import { startStage } from '../../frame/start-stage'
import { PlainTable } from '../reels/PlainTable'
import { LinesRules } from './LinesRules'
import { plainReelWords } from '../reels/reel-words'

void startStage({ Table: PlainTable, Rules: LinesRules, words: plainReelWords })
