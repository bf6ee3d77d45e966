import type { ValueOf } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok, type Result } from '../../platform/http/result'
import { bind, type Call } from '../../platform/http/route'
import { offeredRegistration } from '../../platform'
import { completeLogin, type NewSession } from '../session'
import { affiliate, checkEmail, checkUsername, register, type NumberOfToken } from './register'
import { startTrial } from './trial'

const methods = { register: 'username', registerAutoUsername: 'auto', registerMobile: 'mobile' } as const
type Method = keyof typeof methods

const trialOf = (opened: Result<NewSession['info']>): Result<ValueOf<'freePlay'>> =>
  opened.ok ? ok({ token: opened.value.token, userName: opened.value.userName, customerType: 4 }) : opened

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
    const opened = await startTrial(ctx, call.merchant, call.request, call.body.loginDeviceId)
    return trialOf(await completeLogin(ctx, call, opened))
  })
  bind(app, ctx, 'trialAccount', async ({ merchant, request, query }) => {
    const opened = await startTrial(ctx, merchant, request, query.loginDeviceId)
    return trialOf(opened.ok ? ok(opened.value.info) : opened)
  })
  bind(app, ctx, 'checkUsername', ({ query, merchant }) =>
    checkUsername(ctx, merchant, offeredRegistration(merchant), query.username),
  )
  bind(app, ctx, 'checkEmail', ({ query, merchant }) => ok(checkEmail(offeredRegistration(merchant), query.email)))
  bind(app, ctx, 'affiliate', ({ query, member, merchant }) => affiliate(ctx, merchant, member, query.code))
}
