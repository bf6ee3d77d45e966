import type { FishingChoice, FishingConfig, FishingView } from '../../../games/fishing/fishing-rules'
import { sentences } from '../../announcer/sentences'
import type { StageWords } from '../../frame/stage-props'
import { multiplied } from '../../money-text'
import type { FishingKey } from './texts'

/** The result of the newest shot, the shots that are left, and the catch. */
export const fishingWords: StageWords<FishingConfig, FishingChoice, FishingView, FishingKey> = ({
  config,
  view,
  isOpen,
  t,
  lang,
  money,
}) => {
  const newest = view.fired[view.fired.length - 1]
  const worth = newest?.isCaught ? money(multiplied(view.shotValue, config.fish[newest.at]?.multiplier ?? 0)) : null
  return sentences(lang, [
    newest === undefined ? t('aim') : worth === null ? t('missed') : t('caught', { worth }),
    isOpen ? `${t('shots')}: ${view.shotsLeft}` : null,
    `${t('catch')}: ${money(view.caughtWorth)}`,
  ])
}
