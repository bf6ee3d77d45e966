import { startTable } from '../../tables/start-table'
import '../../chips/chips.css'
import './baccarat.css'
import { BaccaratRules } from './BaccaratRules'
import { BaccaratView } from './BaccaratView'
import { baccaratWords } from './baccarat-words'

void startTable({ View: BaccaratView, Rules: BaccaratRules, words: baccaratWords })
