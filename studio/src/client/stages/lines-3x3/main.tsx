import { startStage } from '../../frame/start-stage'
import { PlainTable } from '../reels/PlainTable'
import { LinesRules } from './LinesRules'

void startStage({ Table: PlainTable, Rules: LinesRules })
