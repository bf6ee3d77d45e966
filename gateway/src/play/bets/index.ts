import { defineModule } from '../../platform/runtime/module'
import { betRoutes } from './routes'

export const betsModule = defineModule({ name: 'bets', routes: betRoutes })
