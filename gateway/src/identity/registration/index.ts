import { defineModule } from '../../platform/runtime/module'
import type { NumberOfToken } from './register'
import { registrationRoutes } from './routes'

export { violationsOf } from './rules'
export { register, type NumberOfToken } from './register'

/** `numberOfToken` is a parameter since `social`, which provides it, imports registration. */
export const registrationModule = (numberOfToken: NumberOfToken) =>
  defineModule({
    name: 'registration',
    routes: (app, ctx) => registrationRoutes(app, ctx, numberOfToken),
  })
