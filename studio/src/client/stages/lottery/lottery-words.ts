import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import type { LotteryOutcome } from '../../../games/lottery/lottery-rules'
import type { TableWords } from '../../tables/table-stage'
import type { LotteryTextKey } from './texts'

export const lotteryWords: TableWords<LotteryConfig, LotteryTextKey> = {
  playing: ({ t }) => t('drawing'),
  // Written by our own server.
  outcome: ({ t }, outcome) => `${t('drawn')}: ${(outcome as LotteryOutcome).numbers.join(', ')}`,
}
