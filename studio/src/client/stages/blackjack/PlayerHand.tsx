import type { BlackjackView } from '../../../games/blackjack/blackjack-rules'
import { PlayingCard } from '../../cards/PlayingCard'
import { multiplied } from '../../money-text'
import type { MoneyText } from '../../money-text'
import type { Language } from '../../texts/languages'
import type { BlackjackKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly hand: BlackjackView['hands'][number]
  readonly label: string
  readonly lang: Language
  readonly t: Translate<BlackjackKey>
  readonly stake: string
  readonly money: MoneyText
  readonly isActive: boolean
  /** The cards have been shown, so the result may be too. */
  readonly isResultShown: boolean
  /** Steps between cards of the first deal, where the dealer's come in between. */
  readonly firstOrder: number
}

const isGood = (result: string): boolean => result === 'win' || result === 'blackjack'

export const PlayerHand = ({ hand, label, lang, t, stake, money, isActive, isResultShown, firstOrder }: Props) => {
  const soft = hand.isSoft && hand.total < 21 && isActive ? `${hand.total - 10}/${hand.total}` : String(hand.total)
  const result = isResultShown ? hand.result : null
  return (
    <div className={isActive ? 'bj-hand bj-active' : 'bj-hand'} role="group" aria-label={label}>
      <div className="bj-fan">
        {hand.cards.map((card, at) => (
          <PlayingCard key={`${at}`} card={card} lang={lang} order={at * firstOrder} />
        ))}
      </div>
      <div className="bj-worth">
        <span className="bj-total">{soft}</span>
        {result && <span className={isGood(result) ? 'bj-result bj-good' : 'bj-result'}>{t(`result.${result}`)}</span>}
      </div>
      <span className="bj-bet">{money(hand.isDoubled ? multiplied(stake, 2) : stake)}</span>
    </div>
  )
}
