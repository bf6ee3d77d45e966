import { defineModule } from '../../platform/runtime/module'
import { loginMethodRoutes } from './routes'

export { loginMethodsOf, withRemainingLoginMethod } from './login-methods'

/** The login methods of a member, and the rule that one always remains. */
export const loginMethodsModule = defineModule({
  name: 'login-methods',
  routes: loginMethodRoutes,
})
