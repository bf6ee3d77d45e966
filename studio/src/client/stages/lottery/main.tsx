import { startTable } from '../../tables/start-table'
import { LotteryRules } from './LotteryRules'
import { LotteryView } from './LotteryView'
import { lotteryWords } from './lottery-words'

void startTable({ View: LotteryView, Rules: LotteryRules, words: lotteryWords })
