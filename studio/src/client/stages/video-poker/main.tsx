import { startStage } from '../../frame/start-stage'
import { VideoPokerRules } from './VideoPokerRules'
import { VideoPokerTable } from './VideoPokerTable'

void startStage({ Table: VideoPokerTable, Rules: VideoPokerRules })
