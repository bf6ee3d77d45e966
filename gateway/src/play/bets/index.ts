import { defineModule } from '../../platform/runtime/module'
import { betRoutes } from './routes'

export { validBetSince } from '../seamless/round-record-store'

export const betsModule = defineModule({ name: 'bets', routes: betRoutes })
