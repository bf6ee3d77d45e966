import { startStage } from '../../frame/start-stage'
import { ScratchRules } from './ScratchRules'
import { ScratchTable } from './ScratchTable'
import { scratchWords } from './scratch-words'

void startStage({ Table: ScratchTable, Rules: ScratchRules, words: scratchWords })
