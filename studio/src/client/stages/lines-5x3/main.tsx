import { startStage } from '../../frame/start-stage'
import { SlotRules } from './SlotRules'
import { SlotTable } from './SlotTable'

void startStage({ Table: SlotTable, Rules: SlotRules })
