import type { EventConfig } from '../../../games/event/event-config'
import { fixtureOf } from '../../../games/event/fixture'
import type { Fixture } from '../../../games/event/fixture'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

const crests = ['crest0', 'crest1', 'crest2', 'crest3', 'crest4', 'crest5', 'crest6', 'crest7'] as const

/** The contest of a round as the player reads it: crests are words with a meaning, all other names are proper names. */
export const shownFixture = (config: EventConfig, round: number, t: Translate<EventTextKey>): Fixture => {
  const fixture = fixtureOf(config, round)
  if (config.sport !== 'cockfight') return fixture
  const nameOf = (place: number, name: string): string => {
    const key = crests[place]
    return key === undefined ? name : t(key)
  }
  return {
    ...fixture,
    entrants: fixture.entrants.map((entrant) => ({ ...entrant, name: nameOf(entrant.place, entrant.name) })),
  }
}
