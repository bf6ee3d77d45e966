import type { RouletteConfig } from '../../../games/roulette/rules'
import { startTable } from '../../tables/start-table'
import '../../chips/chips.css'
import './roulette.css'
import { RouletteRules } from './RouletteRules'
import { RouletteView } from './RouletteView'
import type { RouletteKey } from './texts'
import { rouletteWords } from './roulette-words'

void startTable<RouletteConfig, RouletteKey>({ View: RouletteView, Rules: RouletteRules, words: rouletteWords })
