import { startStage } from '../../frame/start-stage'
import { SlotRules } from './SlotRules'
import { SlotTable } from './SlotTable'
import { slotWords } from '../reels/reel-words'

void startStage({ Table: SlotTable, Rules: SlotRules, words: slotWords })
