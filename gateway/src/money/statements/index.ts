import { defineModule } from '../../platform/runtime/module'
import { statementRoutes } from './routes'

export const statementsModule = defineModule({ name: 'statements', routes: statementRoutes })
