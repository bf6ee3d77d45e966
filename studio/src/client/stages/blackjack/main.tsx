import { startStage } from '../../frame/start-stage'
import { BlackjackRules } from './BlackjackRules'
import { BlackjackTable } from './BlackjackTable'
import { blackjackWords } from './blackjack-words'

void startStage({ Table: BlackjackTable, Rules: BlackjackRules, words: blackjackWords, statesProfit: true })
