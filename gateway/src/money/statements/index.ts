import { defineModule } from '../../platform/kernel/module'
import { statementRoutes } from './routes'

export { rewardsByDay } from './rewards'

export const statementsModule = defineModule({ name: 'statements', routes: statementRoutes })
