import { startStage } from '../../frame/start-stage'
import { MinesRules } from './MinesRules'
import { MinesTable } from './MinesTable'

void startStage({ Table: MinesTable, Rules: MinesRules })
