import type { MinesChoice, MinesConfig, MinesView } from '../../../games/mines/mines-rules'
import { sentences } from '../../announcer/sentences'
import type { StageWords } from '../../frame/stage-props'
import { divided, multiplied } from '../../money-text'
import type { MinesKey } from './texts'

/** The newest tile, and what cashing out pays now. */
export const minesWords: StageWords<MinesConfig, MinesChoice, MinesView, MinesKey> = ({
  view,
  choice,
  isOpen,
  t,
  lang,
  money,
}) => {
  const newest = view.picks[view.picks.length - 1]
  if (view.hit !== null) return t('tileMine', { number: view.hit + 1 })
  if (newest === undefined) return isOpen ? t('pickOne') : null
  return sentences(lang, [
    t('tileSafe', { number: newest + 1 }),
    t('safeTiles', { count: view.picks.length }),
    isOpen ? t('cashOut', { amount: money(divided(multiplied(choice.stake, view.now), 100)) }) : null,
  ])
}
