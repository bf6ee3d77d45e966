import { defineModule } from '../../platform/runtime/module'
import { helpRoutes } from './routes'

export { saveHelpEntry } from './store'

export const helpModule = defineModule({
  name: 'help',
  routes: helpRoutes,
})
