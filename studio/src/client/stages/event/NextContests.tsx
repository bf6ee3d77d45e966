import { contestsAhead } from '../../../games/event/combined'
import type { EventConfig } from '../../../games/event/event-config'
import type { Leg } from '../../../games/event/event-rules'
import { Markets } from './Markets'
import { shownFixture } from './shown-fixture'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly config: EventConfig
  readonly round: number
  readonly chosen: readonly Leg[]
  readonly open: boolean
  readonly t: Translate<EventTextKey | 'roundNumber'>
  readonly lang: string
  readonly onToggle: (pick: Leg) => void
}

/** The contests after the running one, each with the odds of its winner. */
export const NextContests = ({ config, round, t, ...rest }: Props) => (
  <section className="event-next" aria-label={t('nextMatches')}>
    <h2 className="event-next-title">{t('nextMatches')}</h2>
    {Array.from({ length: contestsAhead }, (_, later) => {
      const at = round + later + 1
      const { entrants, markets } = shownFixture(config, at, t)
      const sides = config.contest.kind === 'field' ? '' : entrants.map(({ name }) => name).join(` ${t('versus')} `)
      return (
        <Markets
          key={at}
          config={config}
          round={at}
          markets={markets.slice(0, 1)}
          title={sides || t('roundNumber', { round: at })}
          t={t}
          {...rest}
        />
      )
    })}
  </section>
)
