import { slotSymbols } from '../engine/slot-config'
import type { Translate } from '../client/texts/translator'
import type { SlotView } from '../games/slot/slot-rules'

const faces: Readonly<Record<string, string>> = {
  wild: 'W',
  scatter: 'S',
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  l1: 'A',
  l2: 'K',
  l3: 'Q',
  l4: 'J',
}

const isReels = (view: unknown): view is SlotView =>
  typeof view === 'object' && view !== null && 'spins' in view && Array.isArray(view.spins)

/** Draws reels; for any other game shows its view as JSON. */
export const OutcomeView = ({ view, t }: { view: unknown; t: Translate<'turn'> }) => {
  if (!isReels(view)) return <pre className="code outcome">{JSON.stringify(view, null, 2)}</pre>
  return (
    <ol className="turns">
      {view.spins.map((spin, turn) => (
        <li key={`${turn}-${spin.stops.join('.')}`}>
          <span className="hint">
            {t('turn', { turn: turn + 1 })} · {spin.stops.join(' ')}
          </span>
          <div className="grid">
            {[0, 1, 2].map((row) =>
              spin.grid.map((column, reel) => {
                const name = slotSymbols[column[row] ?? 1] ?? 'scatter'
                return (
                  <span key={`${reel}-${row}`} className={`cell cell-${name}`}>
                    {faces[name]}
                  </span>
                )
              }),
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
