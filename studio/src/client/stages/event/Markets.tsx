import type { EventConfig } from '../../../games/event/event-config'
import type { Fixture } from '../../../games/event/fixture'
import type { EventBet } from '../../../games/event/event-rules'
import { marketTitle, oddsText, pickLabel } from './pick-label'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly config: EventConfig
  readonly round: number
  readonly fixture: Fixture
  readonly chosen: readonly Pick<EventBet, 'market' | 'pick'>[]
  readonly open: boolean
  readonly t: Translate<EventTextKey>
  readonly lang: string
  readonly onToggle: (pick: Pick<EventBet, 'market' | 'pick'>) => void
}

/** The odds of every market; a press puts a pick on the slip or takes it off. */
export const Markets = ({ config, round, fixture, chosen, open, t, lang, onToggle }: Props) => (
  <div className="event-markets">
    {fixture.markets.map((market) => (
      <section key={market.key} className="event-market" aria-label={marketTitle(market, t)}>
        <h2>{marketTitle(market, t)}</h2>
        <div className={`event-picks event-picks-${market.picks.length === 3 ? 3 : 2}`}>
          {market.picks.map(({ key, odds }) => {
            const isChosen = chosen.some(({ market: of, pick }) => of === market.key && pick === key)
            return (
              <button
                key={key}
                type="button"
                className="event-pick"
                aria-pressed={isChosen}
                aria-disabled={!open}
                onClick={() => open && onToggle({ market: market.key, pick: key })}
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
