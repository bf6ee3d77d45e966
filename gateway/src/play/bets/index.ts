import { defineModule } from '../../platform/kernel/module'
import { betRoutes } from './routes'

export const betsModule = defineModule({ name: 'bets', routes: betRoutes })
