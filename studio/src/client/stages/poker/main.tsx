import { startStage } from '../../frame/start-stage'
import { PokerRules } from './PokerRules'
import { PokerTable } from './PokerTable'
import { pokerWords } from './poker-words'

void startStage({ Table: PokerTable, Rules: PokerRules, words: pokerWords })
