import type { CSSProperties } from 'react'
import type { Language } from '../texts/languages'
import { CardBack, CardFace } from './CardFace'
import { cardName, hiddenCardName } from './card-names'
import './cards.css'

type Props = {
  /** 0 to 51 (`card >> 2`: rank, 0 is a two; `card & 3`: suit); null is face down. */
  readonly card: number | null
  readonly lang: Language
  /** Its place in the dealing: each waits for the ones before it. */
  readonly order?: number
  readonly className?: string
}

/** CSS custom properties are no part of React's style type. */
const dealOrder = (order: number): CSSProperties & Record<'--deal-order', number> => ({ '--deal-order': order })

/** One card, dealt in when it appears and turned over when its face becomes known. Its width comes from `--card-width`. */
export const PlayingCard = ({ card, lang, order = 0, className = '' }: Props) => (
  <span
    className={`card ${className}`}
    role="img"
    aria-label={card === null ? hiddenCardName(lang) : cardName(card, lang)}
    style={dealOrder(order)}
  >
    <span className={card === null ? 'card-turn' : 'card-turn card-open'}>
      <CardBack />
      {card !== null && <CardFace card={card} />}
    </span>
  </span>
)
