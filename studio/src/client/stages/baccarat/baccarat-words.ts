import type { BaccaratConfig, BaccaratOutcome } from '../../../games/baccarat/rules'
import type { TableWords } from '../../tables/table-stage'
import { resultText } from './result-text'
import type { BaccaratKey } from './texts'

export const baccaratWords: TableWords<BaccaratConfig, BaccaratKey> = {
  // Written by our own server.
  outcome: ({ t }, outcome) => resultText(outcome as BaccaratOutcome, t),
}
