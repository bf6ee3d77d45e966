import type { EventConfig } from '../../../games/event/event-config'
import type { Leg } from '../../../games/event/event-rules'
import type { Market } from '../../../games/event/markets'
import { isSamePick } from './picks'
import { marketTitle, oddsText, pickLabel } from './pick-label'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly config: EventConfig
  readonly round: number
  readonly markets: readonly Market[]
  /** Instead of the name of the market. */
  readonly title?: string
  readonly chosen: readonly Leg[]
  readonly open: boolean
  readonly t: Translate<EventTextKey>
  readonly lang: string
  readonly onToggle: (pick: Leg) => void
}

/** The odds of markets; a press puts a pick on the slip or takes it off. */
export const Markets = ({ config, round, markets, title, chosen, open, t, lang, onToggle }: Props) => (
  <div className="event-markets">
    {markets.map((market) => (
      <section key={market.key} className="event-market" aria-label={title ?? marketTitle(market, t)}>
        <h2>{title ?? marketTitle(market, t)}</h2>
        <div className={`event-picks event-picks-${market.picks.length === 3 ? 3 : 2}`}>
          {market.picks.map(({ key, odds }) => {
            const pick: Leg = { round, market: market.key, pick: key }
            return (
              <button
                key={key}
                type="button"
                className="event-pick"
                aria-pressed={chosen.some((each) => isSamePick(each, pick))}
                aria-disabled={!open}
                onClick={() => open && onToggle(pick)}
              >
                <span>{pickLabel(config, round, market, key, t, lang)}</span>
                <b>{oddsText(odds, lang)}</b>
              </button>
            )
          })}
        </div>
      </section>
    ))}
  </div>
)
