import { defineModule, type Module } from '../../platform/runtime/module'
import type { EndSessions } from './protection'
import { limitRoutes } from './routes'
import type { Usage } from './usage'

export { depositRoom, launchStopped, narrower, stakeFits, type DepositRoom } from './guards'
export { hasPlayLimits } from './limits.sql'
export type { PlayUsage } from './usage'

/**
 * Limits that members set for themselves. `payments`, `launch` and the wallet call the guards; `session` and
 * `announcements` call `exclusion`.
 */
export const responsiblePlayModule = (endSessions: EndSessions, usage: Usage): Module =>
  defineModule({
    name: 'responsible-play',
    routes: (app, ctx) => limitRoutes(app, ctx, endSessions, usage),
  })
