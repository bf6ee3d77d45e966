import { defineModule } from '../../platform/runtime/module'
import type { NumberOfToken } from './register'
import { registrationRoutes } from './routes'

export { violationsOf } from './rules'
export { register, type NumberOfToken } from './register'

/** Firebase's word for a number comes from `social`, which itself registers by a ticket. */
export const registrationModule = (numberOfToken: NumberOfToken) =>
  defineModule({
    name: 'registration',
    routes: (app, ctx) => registrationRoutes(app, ctx, numberOfToken),
  })
