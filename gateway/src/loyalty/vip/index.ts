import { defineModule } from '../../platform/runtime/module'
import { countedValidBet } from '../../play'
import { vipRoutes } from './routes'
export { vipProgress } from './vip-progress'
import { vipLevelOf, vipThresholds, vipWindowStart } from './vip-level'

export { vipThresholds, vipWindowStart }

export const vipModule = defineModule({ name: 'vip', routes: vipRoutes })

/** A member's level for the first call of every page, as part of its one statement. */
export const vipLabel = { validBetSince: countedValidBet, since: vipWindowStart, of: vipLevelOf }
