import type { SicBoConfig, SicBoOutcome } from '../../../games/sic-bo/rules'
import type { TableWords } from '../../tables/table-stage'
import { resultText } from './result-text'
import type { SicBoKey } from './texts'

export const sicBoWords: TableWords<SicBoConfig, SicBoKey> = {
  // Written by our own server.
  outcome: ({ t }, outcome) => resultText((outcome as SicBoOutcome).dice, t),
}
