import { startTable } from '../../tables/start-table'
import './crash.css'
import { CrashRules } from './CrashRules'
import { CrashView } from './CrashView'
import { crashWords } from './crash-words'

void startTable({ View: CrashView, Rules: CrashRules, words: crashWords })
