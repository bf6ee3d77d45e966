import type { EventOutcome } from '../../../games/event/event-rules'
import { winnerOf } from '../../../games/event/result-table'
import type { RoadMark } from '../../tables/roads'

/** Results of a duel for the road maps; red is `b` there, and a cancelled contest leaves no mark. */
export const duelMarks = (outcomes: readonly EventOutcome[]): readonly RoadMark[] =>
  outcomes.flatMap(({ result }): readonly RoadMark[] => {
    switch (winnerOf(result)) {
      case 'home':
        return ['b']
      case 'away':
        return ['a']
      case 'draw':
        return ['tie']
      case 'cancelled':
        return []
    }
  })
