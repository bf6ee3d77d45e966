import { defineModule } from '../../platform/kernel/module'
import { helpRoutes } from './routes'

export { saveHelpEntry } from './store'

export const helpModule = defineModule({
  name: 'help',
  routes: helpRoutes,
})
