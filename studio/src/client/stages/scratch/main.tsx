import { startStage } from '../../frame/start-stage'
import { ScratchRules } from './ScratchRules'
import { ScratchTable } from './ScratchTable'

void startStage({ Table: ScratchTable, Rules: ScratchRules })
