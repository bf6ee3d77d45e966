import { PlayingCard } from '../cards/PlayingCard'
import type { Language } from '../texts/languages'

/** One side of a card table: its hand in dealing order, and the points of its open cards. */
export const CardSide = ({
  name,
  tone,
  cards,
  points,
  won,
  places = 2,
  lang,
}: {
  name: string
  tone: 'a' | 'b'
  /** Cards that are on the table by now; null lies face down. */
  cards: readonly (number | null)[]
  points: string | null
  won: boolean
  /** Cards that come in any case. */
  places?: 1 | 2
  lang: Language
}) => (
  <section className={`side side-${tone}${won ? ' side-won' : ''}`} aria-label={name}>
    <h2 className="side-name">
      {name}
      {points !== null && <b className="side-points">{points}</b>}
    </h2>
    <div className={`side-cards side-cards-${cards.length}`}>
      {cards.map((card, index) => (
        // A card keeps its place.
        <PlayingCard key={index} card={card} lang={lang} className={index === 2 ? 'card-third' : ''} />
      ))}
      {cards.length === 0 && (
        <>
          <span className="card-place" />
          {places === 2 && <span className="card-place" />}
        </>
      )}
    </div>
  </section>
)
