import type { EventOutcome } from '../../../games/event/event-rules'
import type { Fixture } from '../../../games/event/fixture'
import { winnerOf } from '../../../games/event/result-table'
import { lastMover, standing } from './play-state'
import type { EventTextKey } from './texts'
import type { Translate } from '../../texts/translator'

/** One sentence for the end of a contest. */
export const resultText = ({ entrants }: Fixture, { result }: EventOutcome, t: Translate<EventTextKey>): string => {
  const winner = winnerOf(result)
  const name = entrants[result.kind === 'field' ? (result.places[0] ?? 0) : winner === 'away' ? 1 : 0]?.name ?? ''
  if (winner === 'cancelled') return t('cancelled')
  if (result.kind === 'field') return t('sideWins', { name })
  if (winner === 'draw') return t('drawResult')
  if (result.kind === 'score' && result.extra) return t('extra', { name })
  if (result.kind === 'bout')
    return result.round === 0 ? t('points', { name }) : t('stopped', { name, round: result.round })
  return t('sideWins', { name })
}

/** The last thing that happened. */
export const tickerText = (
  { entrants }: Fixture,
  outcome: EventOutcome,
  progress: number,
  t: Translate<EventTextKey>,
): string => {
  const mover = lastMover(outcome, progress)
  if (!mover) return t('begun')
  const { home, away } = standing(outcome, progress)
  return t('leads', { name: entrants[mover === 'home' ? 0 : 1]?.name ?? '', home, away })
}

/** `2:1`, the places of a field, or the mark of a side, for a short list of results. */
export const shortResult = ({ result }: EventOutcome): string => {
  switch (result.kind) {
    case 'score':
    case 'sets':
      return `${result.home}:${result.away}`
    case 'field':
      return result.places.map((place) => place + 1).join('·')
    case 'bout':
    case 'duel':
      return { home: '1', draw: 'X', away: '2', cancelled: '–' }[winnerOf(result)]
  }
}
