import { defineModule } from '../../platform/runtime/module'
import { endArgon2Threads } from './argon2-threads'
import { passwordRoutes } from './routes'

export { isCommonPassword } from './common-passwords'
export { attemptKeys, forgetGuesses, recordFailure } from './login-attempts'
export { newPasswordProblem, passwordProblem } from './new-password'
export { hashPassword, passwordsAreBusy, verifyPassword } from './password'
export { guessCounted, guessGivenBack, guessValues, overGuesses, tooManyGuesses, wasNoGuess } from './secret-guesses'

export const passwordModule = defineModule({
  name: 'password',
  routes: (app, ctx) => {
    passwordRoutes(app, ctx)
    app.addHook('onClose', endArgon2Threads)
  },
})
