import { defineModule } from '../../platform/kernel/module'
import { vipRoutes } from './routes'
import { validBetSince } from './store'
export { vipProgress } from './vip-progress'
import { vipLevelOf, vipThresholds, vipWindowStart } from './vip-level'

export { validBetSince as validBetOf, vipThresholds, vipWindowStart }

export const vipModule = defineModule({ name: 'vip', routes: vipRoutes })

/** What the first call of every page says of a member's level, asked within its one statement. */
export const vipLabel = { validBetSince, since: vipWindowStart, of: vipLevelOf }
