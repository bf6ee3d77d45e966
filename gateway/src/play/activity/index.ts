import { defineModule } from '../../platform/runtime/module'
import { countBets } from './count-bets'

export const activityModule = defineModule({ name: 'activity', routes: () => undefined, eventHandlers: [countBets] })

export { countedValidBet } from './activity.sql'
export { playUsage } from './play-usage'
export { quarterOf } from './quarter'
export { type ActivityReport, compareActivity, rewriteActivity } from './recompute'
export {
  atStakeSince,
  roundsByGame,
  type Played,
  type Totals,
  totalsByDay,
  totalsByDayAndMember,
  totalsByMember,
  totalsOf,
  validBetSince,
} from './store'
export { addPlayed, totalsOfTeam, totalsOfTeams } from './teams'
