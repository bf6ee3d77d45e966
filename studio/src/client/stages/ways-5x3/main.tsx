import { startStage } from '../../frame/start-stage'
import { PlainTable } from '../reels/PlainTable'
import { WaysRules } from './WaysRules'

void startStage({ Table: PlainTable, Rules: WaysRules })
