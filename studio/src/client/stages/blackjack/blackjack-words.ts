import type { BlackjackChoice, BlackjackConfig, BlackjackView } from '../../../games/blackjack/blackjack-rules'
import { choiceOf, sentences } from '../../announcer/sentences'
import { cardName } from '../../cards/card-names'
import type { StageWords } from '../../frame/stage-props'
import type { BlackjackKey } from './texts'

/** The dealer's card, the hand in play and its moves; at the end the totals and what became of each hand. */
export const blackjackWords: StageWords<BlackjackConfig, BlackjackChoice, BlackjackView, BlackjackKey> = ({
  view,
  isOpen,
  t,
  lang,
}) => {
  const handName = (at: number): string | null =>
    view.hands.length > 1 ? t('handOf', { number: at + 1, count: view.hands.length }) : null
  if (!isOpen)
    return sentences(lang, [
      t('dealerHas', { total: view.dealerTotal }),
      ...view.hands.flatMap(({ total, result }, at) => [
        handName(at),
        t('youHave', { total }),
        result && t(`result.${result}`),
      ]),
    ])
  const open = view.dealer.find((card) => card !== null)
  const hand = view.hands[view.active]
  return sentences(lang, [
    open === undefined || open === null ? null : t('dealerShows', { card: cardName(open, lang) }),
    handName(view.active),
    hand ? t('youHave', { total: hand.total }) : null,
    choiceOf(
      lang,
      view.moves.map((move) => t(move)),
    ),
  ])
}
