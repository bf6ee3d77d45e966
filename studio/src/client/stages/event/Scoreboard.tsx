import type { EventConfig } from '../../../games/event/event-config'
import type { EventOutcome } from '../../../games/event/event-rules'
import type { Fixture } from '../../../games/event/fixture'
import { onTheWay, standing } from './play-state'
import { Crest } from './Crest'
import { coloursIn } from './crest-colours'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

type Props = {
  readonly config: EventConfig
  readonly fixture: Fixture
  readonly outcome: EventOutcome | null
  readonly progress: number
  readonly t: Translate<EventTextKey>
}

/** The entrants of a field, in the order in which they lie. */
const Field = ({ config, fixture, outcome, progress }: Props) => {
  const ways = onTheWay(outcome, config.size, progress)
  const order = fixture.entrants
    .map((entrant, index) => ({ ...entrant, index }))
    .sort((a, b) => (outcome && progress > 0 ? (ways[b.index] ?? 0) - (ways[a.index] ?? 0) : a.index - b.index))
  return (
    <ol className="event-field">
      {order.map(({ name, place, index }) => (
        <li key={name} className="event-runner">
          <Crest place={place} number={index + 1} size={22} />
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}

/** Entrants and score. */
export const Scoreboard = (props: Props) => {
  const { config, fixture, outcome, progress, t } = props
  if (config.contest.kind === 'field') return <Field {...props} />
  const [home, away] = fixture.entrants
  const now = standing(outcome, progress)
  if (!home || !away) return null
  const [homeCrest = home.place, awayCrest = away.place] = coloursIn(config.contest, [home.place, away.place])
  return (
    <div className="event-board">
      <span className="event-side">
        <Crest place={homeCrest} />
        <b>{home.name}</b>
      </span>
      <span className="event-score">{outcome ? `${now.home} : ${now.away}` : t('versus')}</span>
      <span className="event-side">
        <Crest place={awayCrest} />
        <b>{away.name}</b>
      </span>
    </div>
  )
}
