import { sharedEngine } from '../../rules/shared-engine'
import { lotteryRules } from './lottery-rules'

export const lotteryEngine = sharedEngine(lotteryRules)
