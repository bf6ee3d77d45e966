import type { DragonTigerConfig, DragonTigerOutcome } from '../../../games/dragon-tiger/rules'
import { sentences } from '../../announcer/sentences'
import { cardName } from '../../cards/card-names'
import type { TableWords } from '../../tables/table-stage'
import { resultText } from './result-text'
import type { DragonTigerKey } from './texts'

export const dragonTigerWords: TableWords<DragonTigerConfig, DragonTigerKey> = {
  outcome: ({ t, lang }, value) => {
    // Written by our own server.
    const outcome = value as DragonTigerOutcome
    return sentences(lang, [
      `${t('dragon')}: ${cardName(outcome.dragon, lang)}`,
      `${t('tiger')}: ${cardName(outcome.tiger, lang)}`,
      resultText(outcome, t),
    ])
  },
}
