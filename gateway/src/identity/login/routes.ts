import type { FastifyInstance } from 'fastify'
import type { Result } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { completeLogin, type NewSession } from '../session'
import { loginByPassword, type Caller, type LoginBody } from './login'
import { loginsAreBusy } from './login-pressure'

/** The login method of each `type` of the login payload (spec §3). */
export type LoginMethod = (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  body: LoginBody,
) => Promise<Result<NewSession>>
export type OtherLoginMethods = Readonly<Record<Exclude<LoginBody['type'], 'username'>, LoginMethod>>

export const loginRoutes = (app: FastifyInstance, ctx: AppContext, others: OtherLoginMethods): void => {
  const methods = { username: loginByPassword, ...others }
  bind(
    app,
    ctx,
    'login',
    async (call) =>
      completeLogin(ctx, call, await methods[call.body.type](ctx, call.merchant, call.request, call.body)),
    loginsAreBusy,
  )
}
