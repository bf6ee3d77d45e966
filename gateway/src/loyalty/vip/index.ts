import { defineModule } from '../../platform/runtime/module'
import { countedValidBet } from '../../play'
import { vipRoutes } from './routes'
export { vipProgress } from './vip-progress'
import { vipLevelOf, vipThresholds, vipWindowStart } from './vip-level'

export { vipThresholds, vipWindowStart }

export const vipModule = defineModule({ name: 'vip', routes: vipRoutes })

/** What the first call of every page says of a member's level, asked within its one statement. */
export const vipLabel = { validBetSince: countedValidBet, since: vipWindowStart, of: vipLevelOf }
