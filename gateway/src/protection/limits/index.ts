import { defineModule, type Module } from '../../platform/kernel/module'
import type { EndSessions } from './protection'
import { limitRoutes } from './routes'

export { depositRoom, launchStopped, stakeFits } from './guards'
export { depositsTaken } from './usage'

/**
 * What members set up against themselves. The rules bite where money and play pass: `payments`, `launch` and the wallet
 * ask the guards, `session` and `announcements` ask `exclusion`.
 */
export const responsiblePlayModule = (endSessions: EndSessions): Module =>
  defineModule({
    name: 'responsible-play',
    routes: (app, ctx) => limitRoutes(app, ctx, endSessions),
  })
