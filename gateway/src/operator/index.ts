import { defineModule } from '../platform/kernel/module'
import { startDesk } from './desk/server'
import { operatorRoutes } from './routes'

export { buildDesk } from './desk/server'
export { keepDemoOperators } from './accounts/demo-operators'
export { decideFreeRounds, proposeFreeRounds } from './free-rounds'

export const operatorModule = defineModule({ name: 'operator', routes: operatorRoutes, start: startDesk })
