import { defineModule } from '../../platform/runtime/module'
import { closeArgon2Pool } from './argon2-pool'
import { passwordRoutes } from './routes'

export { isCommonPassword } from './common-passwords'
export { attemptKeys } from './attempt-keys'
export { recordFailure, resetAttempts } from './login-attempts'
export { newPasswordProblem, passwordProblem } from './new-password'
export { hashPassword, verifyPassword } from './password'
export {
  refundSecretAttempt,
  resetSecretAttempts,
  secretAttemptRefusal,
  secretAttemptValues,
  tooManySecretAttempts,
} from './secret-attempts'
export { secretAttemptCounted, secretAttemptRefunded } from './secret-attempts.sql'

export const passwordModule = defineModule({
  name: 'password',
  routes: (app, ctx) => {
    passwordRoutes(app, ctx)
    app.addHook('onClose', closeArgon2Pool)
  },
})
