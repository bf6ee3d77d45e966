import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind, type Call } from '../../platform/http/route'
import { offeredRegistration } from '../../platform'
import { completeLogin } from '../session'
import { affiliate, checkEmail, checkUsername, register, type NumberOfToken } from './register'
import { startTrial } from './trial'

const methods = { register: 'username', registerAutoUsername: 'auto', registerMobile: 'mobile' } as const
type Method = keyof typeof methods

export const registrationRoutes = (app: FastifyInstance, ctx: AppContext, numberOfToken: NumberOfToken): void => {
  const registerBy = (name: Method) => async (call: Call<Method>) => {
    const { body, merchant, request } = call
    const profile = offeredRegistration(merchant)
    return completeLogin(
      ctx,
      call,
      await register(ctx, merchant, profile, request, methods[name], body, { numberOfToken }),
    )
  }
  bind(app, ctx, 'registerSettings', ({ merchant }) => ok(offeredRegistration(merchant)))
  bind(app, ctx, 'register', registerBy('register'))
  bind(app, ctx, 'registerAutoUsername', registerBy('registerAutoUsername'))
  bind(app, ctx, 'registerMobile', registerBy('registerMobile'))
  bind(app, ctx, 'freePlay', async (call) => {
    const opened = await completeLogin(
      ctx,
      call,
      await startTrial(ctx, call.merchant, call.request, call.body.loginDeviceId),
    )
    return opened.ok ? ok({ token: opened.value.token, userName: opened.value.userName, customerType: 4 }) : opened
  })
  bind(app, ctx, 'checkUsername', ({ query, merchant }) =>
    checkUsername(ctx, merchant, offeredRegistration(merchant), query.username),
  )
  bind(app, ctx, 'checkEmail', ({ query, merchant }) => ok(checkEmail(offeredRegistration(merchant), query.email)))
  bind(app, ctx, 'affiliate', ({ query, member, merchant }) => affiliate(ctx, merchant, member, query.code))
}
