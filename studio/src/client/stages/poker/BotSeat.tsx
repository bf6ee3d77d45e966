import type { PokerSeatView } from '../../../games/poker/poker-rules'
import { PlayingCard } from '../../cards/PlayingCard'
import type { Language } from '../../texts/languages'
import type { TableAt } from './table-at'
import type { PokerKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  /** How many bots sit here and which of them this is; the style sheet knows the place. */
  readonly place: string
  readonly number: number
  readonly seat: PokerSeatView | null
  readonly now: TableAt['seats'][number] | null
  readonly cards: number
  readonly isLast: boolean
  readonly isButton: boolean
  readonly icon: string | undefined
  readonly inMoney: (antes: number) => string
  readonly t: Translate<PokerKey>
  readonly lang: Language
}

export const BotSeat = (props: Props) => {
  const { seat, now, isLast, t, lang } = props
  const isFolded = now?.isFolded ?? false
  const open = isLast && seat ? seat.hole : []
  const isShown = open.some((card) => card !== null)
  const hidden = seat && seat.hole.length > 0 ? seat.hole.length : props.cards
  const name = t('bot', { number: props.number })
  const isWinner = isLast && seat?.isWinner === true
  return (
    <div
      className={`pk-seat pk-seat-${props.place}${isFolded ? ' pk-folded' : ''}${isWinner ? ' pk-winner' : ''}`}
      role="group"
      aria-label={name}
    >
      <span className="pk-face">
        <img src={props.icon} alt="" />
        {props.isButton && <i className="pk-button">D</i>}
      </span>
      <span className="pk-name">{isShown && seat?.hand ? t(seat.hand) : name}</span>
      {now && !isFolded && (
        <span className={isShown ? 'pk-cards pk-open' : 'pk-cards'}>
          {isShown
            ? open.map((card, at) => <PlayingCard key={`${at}`} card={card} lang={lang} />)
            : Array.from({ length: hidden }, (_, at) => (
                <PlayingCard key={`${at}`} card={null} lang={lang} order={at} />
              ))}
        </span>
      )}
      {now?.lastMove && (
        <span className={`pk-said pk-said-${now.lastMove}`} key={`${now.lastMove}${now.bet}`}>
          {t(now.lastMove)}
          {now.bet > 0 && !isFolded ? ` ${props.inMoney(now.bet)}` : ''}
        </span>
      )}
    </div>
  )
}
