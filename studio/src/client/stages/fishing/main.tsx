import { startStage } from '../../frame/start-stage'
import { FishingRules } from './FishingRules'
import { FishingTable } from './FishingTable'
import { fishingWords } from './fishing-words'

void startStage({ Table: FishingTable, Rules: FishingRules, words: fishingWords })
