import { defineModule } from '../../platform/runtime/module'
import { betRoutes } from './routes'

export { roundsOfTeam } from '../seamless/team-rounds-store'
export type { TeamRoundsFilter } from '../seamless/team-rounds.sql'
export { sumsOfTeamBets } from './team-bets-store'

export const betsModule = defineModule({ name: 'bets', routes: betRoutes })
