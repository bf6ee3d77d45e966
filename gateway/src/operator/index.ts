import { defineModule } from '../platform/kernel/module'
import { startDesk } from './desk/server'
import { operatorRoutes } from './routes'

export { buildDesk } from './desk/server'
export { keepDemoOperators } from './accounts/demo-operators'

export const operatorModule = defineModule({ name: 'operator', routes: operatorRoutes, start: startDesk })
