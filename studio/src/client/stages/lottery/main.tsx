import { startTable } from '../../tables/start-table'
import { LotteryRules } from './LotteryRules'
import { LotteryView } from './LotteryView'

void startTable({ View: LotteryView, Rules: LotteryRules })
