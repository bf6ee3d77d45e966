import { startStage } from '../../frame/start-stage'
import { BlackjackRules } from './BlackjackRules'
import { BlackjackTable } from './BlackjackTable'

void startStage({ Table: BlackjackTable, Rules: BlackjackRules })
