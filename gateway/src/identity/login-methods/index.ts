import { defineModule } from '../../platform/runtime/module'
import { waysInRoutes } from './routes'

export { keepingAWayIn, waysInOf, type WaysIn } from './ways-in'

/** What opens an account, and the rule that one way always stays. */
export const waysInModule = defineModule({
  name: 'ways-in',
  routes: waysInRoutes,
})
