import { defineModule } from '../platform/runtime/module'
import { startDesk } from './desk/server'
import { startDailyReconciliation } from './reconciliation'
import { operatorRoutes } from './routes'

export { buildDesk } from './desk/server'
export { keepDemoOperators } from './accounts/demo-operators'
export { decideFreeRounds, proposeFreeRounds } from './free-rounds'

export const operatorModule = defineModule({
  name: 'operator',
  routes: operatorRoutes,
  start: async (ctx) => {
    const stops = [await startDesk(ctx), startDailyReconciliation(ctx)]
    return async () => void (await Promise.all(stops.map((stop) => stop())))
  },
})
