import { startTable } from '../../tables/start-table'
import '../../chips/chips.css'
import './roulette.css'
import { RouletteRules } from './RouletteRules'
import { RouletteView } from './RouletteView'

void startTable({ View: RouletteView, Rules: RouletteRules })
