import { defineModule } from '../../platform/runtime/module'
import { startHousekeeping } from './housekeeping'
import { sessionRoutes } from './routes'

export { confirmedUntil, markConfirmed } from './confirmation'
export { completeLogin, setRefreshCookie } from './complete-login'
export { liveValues, membersSeen, sessionIsAlive, sessionIsAliveWhenAsked } from './live-session.sql'
export {
  openSession,
  replaceSessions,
  revokeSession,
  revokeSessions,
  type NewSession,
} from './sessions'
export { sessionCte } from './start-session.sql'
export { knowsDevice, liveSessionsOf, ownsSession, sessionSeen } from './store'
export { sessionLookup } from './session-lookup'

export const sessionModule = defineModule({ name: 'session', routes: sessionRoutes, start: startHousekeeping })
