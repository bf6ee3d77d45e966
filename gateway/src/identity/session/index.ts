import { defineModule, type Module } from '../../platform/runtime/module'
import { endArgon2Threads } from './argon2-threads'
import type { BodyKeyring } from './body-keys'
import { startHousekeeping } from './housekeeping'
import { watchReaders } from './login-pressure'
import { sessionRoutes, type OtherWays } from './routes'

export { bodyKeyring, type BodyKeyring } from './body-keys'
export { attemptKeys, forgetGuesses, recordFailure } from './login-attempts'
export { confirmedUntil, markConfirmed } from './confirmation'
export { memberByPassword, type Caller, type LoginBody } from './login'
export type { LoginWay } from './routes'
export { bodyOpener } from './body-opener'
export { checkCaptcha } from './captcha'
export { captchas } from './schema'
export { isCommonPassword } from './common-passwords'
export { enter, handOver } from './enter'
export { newPasswordProblem, passwordProblem } from './new-password'
export { membersSeen } from './online.sql'
export { hashPassword, verifyPassword } from './password'
export { guessCounted, guessGivenBack, guessValues, overGuesses, tooManyGuesses, wasNoGuess } from './secret-guesses'
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

export const sessionModule = (keyring: BodyKeyring, others: OtherWays): Module =>
  defineModule({
    name: 'session',
    routes: (app, ctx) => {
      sessionRoutes(app, ctx, keyring, others)
      app.addHook('onClose', endArgon2Threads)
    },
    start: async (ctx) => {
      const endHousekeeping = await startHousekeeping(ctx)
      const endWatch = watchReaders(ctx)
      return () => {
        endWatch()
        return endHousekeeping()
      }
    },
  })
