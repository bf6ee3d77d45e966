import { memo } from 'react'
import { CourtFigure } from './CourtFigure'
import { pipPlaces } from './pips'
import { isRed, suitPath } from './suits'

const rankLetters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const

const Pip = ({ card, x, y, size }: { card: number; x: number; y: number; size: number }) => (
  <path
    d={suitPath(card)}
    transform={`translate(${x} ${y})${y > 70 ? ' rotate(180)' : ''} scale(${size / 20}) translate(-10 -10)`}
  />
)

const Corner = ({ card }: { card: number }) => (
  <>
    <text
      x="16"
      y="30"
      textAnchor="middle"
      fontSize="29"
      {...(card >> 2 === 8 && { textLength: 23, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {rankLetters[card >> 2]}
    </text>
    <Pip card={card} x={16} y={43} size={16} />
  </>
)

/** The face of a card, 0 to 51: rank = card >> 2 (0 is a two, 12 an ace), suit = card & 3 (clubs, diamonds, hearts, spades). */
export const CardFace = memo(({ card }: { card: number }) => {
  const rank = card >> 2
  return (
    <svg
      className={isRed(card) ? 'card-face card-red' : 'card-face'}
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
    >
      {rank > 8 && rank < 12 && <CourtFigure card={card} />}
      <Corner card={card} />
      <g transform="rotate(180 50 70)">
        <Corner card={card} />
      </g>
      {rank === 12 && <Pip card={card} x={50} y={70} size={46} />}
      {pipPlaces[rank]?.map(([x, y]) => (
        <Pip key={`${x} ${y}`} card={card} x={x} y={y} size={16.5} />
      ))}
    </svg>
  )
})

const lattice = Array.from({ length: 17 }, (_, at) => {
  const x = at * 14 - 130
  return `M${x} 8l124 124M${x + 124} 8l-124 124`
}).join('')

/** The back carries the colours of the game. */
export const CardBack = memo(() => (
  <svg className="card-back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124">
      <rect className="card-back-ground" x="8" y="8" width="84" height="124" />
      <path className="card-back-lattice" d={lattice} />
    </svg>
    <rect className="card-back-frame" x="8" y="8" width="84" height="124" rx="6" />
    <path className="card-back-crest" d="M50 44L70 70 50 96 30 70z" />
    <path className="card-back-star" d="M50 55l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" />
  </svg>
))
