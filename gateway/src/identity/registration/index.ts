import { defineModule } from '../../platform/kernel/module'
import { registrationRoutes } from './routes'

export { violationsOf } from './rules'
export { register, type RegisterBody } from './register'

export const registrationModule = defineModule({
  name: 'registration',
  routes: registrationRoutes,
})
