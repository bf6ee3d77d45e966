import { startStage } from '../../frame/start-stage'
import { FishingRules } from './FishingRules'
import { FishingTable } from './FishingTable'

void startStage({ Table: FishingTable, Rules: FishingRules })
