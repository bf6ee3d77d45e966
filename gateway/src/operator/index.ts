import { defineModule } from '../platform/kernel/module'
import { operatorRoutes } from './routes'

export const operatorModule = defineModule({ name: 'operator', routes: operatorRoutes })
