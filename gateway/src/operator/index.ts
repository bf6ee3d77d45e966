import { defineModule } from '../platform/runtime/module'
import { commandRoutes } from './desk/command-routes'
import { startDesk } from './desk/server'
import { startDailyReconciliation } from './reconciliation'

export { buildDesk } from './desk/server'
export { saveDemoOperators } from './accounts/demo-operators'
export { decideFreeRounds, proposeFreeRounds } from './free-rounds'

export { webhooksModule } from './webhooks'

export const operatorModule = defineModule({
  name: 'operator',
  routes: commandRoutes,
  start: async (ctx) => {
    const stops = [await startDesk(ctx), await startDailyReconciliation(ctx)]
    return async () => void (await Promise.all(stops.map((stop) => stop())))
  },
})
