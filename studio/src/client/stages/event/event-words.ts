import type { EventConfig } from '../../../games/event/event-config'
import type { EventOutcome } from '../../../games/event/event-rules'
import type { TableWords } from '../../tables/table-stage'
import { resultText } from './result-text'
import { shownFixture } from './shown-fixture'
import type { EventTextKey } from './texts'

export const eventWords: TableWords<EventConfig, EventTextKey> = {
  playing: ({ t }) => t('begun'),
  // Written by our own server.
  outcome: ({ config, t }, outcome, round) => resultText(shownFixture(config, round, t), outcome as EventOutcome, t),
}
