import { startStage } from '../../frame/start-stage'
import { PokerRules } from './PokerRules'
import { PokerTable } from './PokerTable'

void startStage({ Table: PokerTable, Rules: PokerRules })
