import { startStage } from '../../frame/start-stage'
import { VideoPokerRules } from './VideoPokerRules'
import { VideoPokerTable } from './VideoPokerTable'
import { videoPokerWords } from './video-poker-words'

void startStage({ Table: VideoPokerTable, Rules: VideoPokerRules, words: videoPokerWords })
