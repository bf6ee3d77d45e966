import { defineModule } from '../../platform/kernel/module'
import { cashbackRoutes } from './routes'

export const cashbackModule = defineModule({ name: 'cashback', routes: cashbackRoutes })
