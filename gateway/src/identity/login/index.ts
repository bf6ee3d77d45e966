import { defineModule, type Module } from '../../platform/runtime/module'
import { watchReaders } from './login-pressure'
import { loginRoutes, type OtherLoginMethods } from './routes'

export { memberByCredentials, type Caller, type LoginBody } from './login'
export type { LoginMethod } from './routes'

export const loginModule = (others: OtherLoginMethods): Module =>
  defineModule({
    name: 'login',
    routes: (app, ctx) => loginRoutes(app, ctx, others),
    start: async (ctx) => {
      const end = watchReaders(ctx)
      return async () => end()
    },
  })
