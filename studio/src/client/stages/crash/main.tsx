import { startTable } from '../../tables/start-table'
import './crash.css'
import { CrashRules } from './CrashRules'
import { CrashView } from './CrashView'

void startTable({ View: CrashView, Rules: CrashRules })
