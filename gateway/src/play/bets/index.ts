import { defineModule } from '../../platform/kernel/module'
import { betRoutes } from './routes'

export { validBetSince } from './store'

export const betsModule = defineModule({ name: 'bets', routes: betRoutes })
