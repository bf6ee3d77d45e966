import { startTable } from '../../tables/start-table'
import '../../chips/chips.css'
import '../../dice/dice.css'
import './sic-bo.css'
import { SicBoRules } from './SicBoRules'
import { SicBoView } from './SicBoView'

void startTable({ View: SicBoView, Rules: SicBoRules })
