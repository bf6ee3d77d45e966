import { startStage } from '../../frame/start-stage'
import { MinesRules } from './MinesRules'
import { MinesTable } from './MinesTable'
import { minesWords } from './mines-words'

void startStage({ Table: MinesTable, Rules: MinesRules, words: minesWords })
