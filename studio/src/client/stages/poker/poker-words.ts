import type { PokerChoice, PokerConfig } from '../../../games/poker/poker-config'
import type { PokerView } from '../../../games/poker/poker-rules'
import { choiceOf, listOf, sentences } from '../../announcer/sentences'
import { cardName } from '../../cards/card-names'
import type { StageWords } from '../../frame/stage-props'
import { multiplied } from '../../money-text'
import type { PokerKey } from './texts'

type Words = StageWords<PokerConfig, PokerChoice, PokerView, PokerKey>
type Parts = Parameters<Words>[0]

const cardsText = ({ lang }: Parts, cards: readonly (number | null)[]): string =>
  listOf(
    lang,
    cards.flatMap((card) => (card === null ? [] : [cardName(card, lang)])),
  )

const choices = (parts: Parts): string => {
  const { view, choice, t, lang, money } = parts
  const isRaise = view.moves.some(({ move }) => move === 'call')
  const moves = view.moves.map(({ move, cost }) => {
    const name = move === 'raise' && !isRaise ? t('bet') : t(move)
    return cost > 0 ? `${name} ${money(multiplied(choice.stake, cost))}` : name
  })
  return view.isDiscarding ? t('throwAway') : choiceOf(lang, moves)
}

/** Own cards, board, pot and moves; at the end every open hand and the bots that won. */
export const pokerWords: Words = (parts) => {
  const { view, choice, isOpen, t, lang, money } = parts
  const own = view.seats[0]
  const hand = own?.hand ? t('youHold', { hand: t(own.hand) }) : null
  const board = view.board.length > 0 ? `${t('board')}: ${cardsText(parts, view.board)}` : null
  if (isOpen)
    return sentences(lang, [
      `${t('hand')}: ${cardsText(parts, own?.hole ?? [])}`,
      board,
      hand,
      `${t('pot')}: ${money(multiplied(choice.stake, view.pot))}`,
      choices(parts),
    ])
  return sentences(lang, [
    board,
    own?.isFolded ? null : hand,
    ...view.seats.slice(1).flatMap((seat, at) => {
      const name = t('bot', { number: at + 1 })
      return [seat.hand ? `${name}: ${t(seat.hand)}` : null, seat.isWinner ? t('winnerIs', { name }) : null]
    }),
  ])
}
