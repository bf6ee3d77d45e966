import { startTable } from '../../tables/start-table'
import '../../chips/chips.css'
import '../../dice/dice.css'
import './sic-bo.css'
import { SicBoRules } from './SicBoRules'
import { SicBoView } from './SicBoView'
import { sicBoWords } from './sic-bo-words'

void startTable({ View: SicBoView, Rules: SicBoRules, words: sicBoWords })
