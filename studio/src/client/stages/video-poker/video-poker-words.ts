import type { VideoPokerChoice, VideoPokerConfig, VideoPokerView } from '../../../games/video-poker/video-poker-rules'
import { listOf, sentences } from '../../announcer/sentences'
import { cardName } from '../../cards/card-names'
import type { StageWords } from '../../frame/stage-props'
import type { VideoPokerKey } from './texts'

/** The five cards, the hand they make, and that cards may be kept. */
export const videoPokerWords: StageWords<VideoPokerConfig, VideoPokerChoice, VideoPokerView, VideoPokerKey> = ({
  view,
  isOpen,
  t,
  lang,
}) =>
  sentences(lang, [
    `${t('cards')}: ${listOf(
      lang,
      view.cards.map((card) => cardName(card, lang)),
    )}`,
    view.hand === null ? null : t('youHold', { hand: t(view.hand) }),
    isOpen ? t('choose') : null,
  ])
