import type { RouletteConfig, RouletteOutcome } from '../../../games/roulette/rules'
import type { TableWords } from '../../tables/table-stage'
import { resultText } from './result-text'
import type { RouletteKey } from './texts'

export const rouletteWords: TableWords<RouletteConfig, RouletteKey> = {
  // Written by our own server.
  outcome: ({ t }, outcome) => resultText((outcome as RouletteOutcome).pocket, t),
}
