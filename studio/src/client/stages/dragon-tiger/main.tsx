import { startTable } from '../../tables/start-table'
import '../../chips/chips.css'
import './dragon-tiger.css'
import { DragonTigerRules } from './DragonTigerRules'
import { DragonTigerView } from './DragonTigerView'
import { dragonTigerWords } from './dragon-tiger-words'

void startTable({ View: DragonTigerView, Rules: DragonTigerRules, words: dragonTigerWords })
