import { defineModule } from '../../platform/runtime/module'
import { startHousekeeping } from './housekeeping'
import { sessionRoutes } from './routes'

export { confirmedUntil, markConfirmed } from './confirmation'
export { enter, handOver } from './enter'
export { membersSeen } from './online.sql'
export { accessTokens, refreshTokens, sessions, type RevokedWhy } from './schema'
export {
  alive as aliveSessions,
  aliveValues,
  openSession,
  replaceSessions,
  revokeSession,
  revokeSessions,
  sessionIsAlive,
  sessionIsAliveWhenAsked,
  sessionSeen,
  sessionWrite,
  type OpenedSession,
} from './sessions'
export { sessionGate } from './session-gate'

export const sessionModule = defineModule({ name: 'session', routes: sessionRoutes, start: startHousekeeping })
