import { defineModule } from '../../platform/kernel/module'
import { statementRoutes } from './routes'

export const statementsModule = defineModule({ name: 'statements', routes: statementRoutes })
