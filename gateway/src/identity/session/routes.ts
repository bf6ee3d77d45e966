import type { FastifyInstance } from 'fastify'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import type { BodyKeyring } from './body-keys'
import { drawCaptcha, speakCaptcha } from './captcha'
import { changePassword } from './change-password'
import { loginByPassword, type Caller, type LoginBody } from './login'
import { endSessionsHere, enter, handOver } from './enter'
import { loginsAreBusy } from './login-pressure'
import { refreshSession } from './refresh'
import type { OpenedSession } from './sessions'

/** One way in for each `type` of the login payload. */
export type LoginWay = (
  ctx: AppContext,
  merchant: Merchant,
  caller: Caller,
  body: LoginBody,
) => Promise<Result<OpenedSession>>
export type OtherWays = Readonly<Record<Exclude<LoginBody['type'], 'username'>, LoginWay>>

export const sessionRoutes = (app: FastifyInstance, ctx: AppContext, keyring: BodyKeyring, others: OtherWays): void => {
  const ways = { username: loginByPassword, ...others }
  bind(app, ctx, 'sessionKeys', async () => ok(await keyring.publicKeys()))
  bind(app, ctx, 'captcha', ({ query, merchant, request, captchaCookie }) => {
    if (query.flow !== undefined) return drawCaptcha(ctx, merchant.code, query.flow, request.ip)
    const flow = ctx.random.uuid()
    captchaCookie.set(flow)
    return drawCaptcha(ctx, merchant.code, flow, request.ip)
  })
  bind(app, ctx, 'captchaAudio', ({ query, merchant, language, request, captchaCookie }) =>
    speakCaptcha(ctx, merchant.code, query.flow ?? captchaCookie.flow, language, request.ip),
  )
  bind(
    app,
    ctx,
    'login',
    async (call) => enter(ctx, call, await ways[call.body.type](ctx, call.merchant, call.request, call.body)),
    loginsAreBusy,
  )
  bind(app, ctx, 'refreshSession', async ({ body, merchant, refreshCookie }) => {
    if (refreshCookie.value === null) return fail('login.not.session')
    const renewed = await refreshSession(ctx, {
      refreshToken: refreshCookie.value,
      deviceId: body.loginDeviceId,
      merchantCode: merchant.code,
    })
    if (!renewed.ok) refreshCookie.clear()
    return handOver(refreshCookie, renewed)
  })
  bind(app, ctx, 'logout', async (call) => {
    await endSessionsHere(ctx, call)
    call.refreshCookie.clear()
    return ok({ done: true })
  })
  bind(app, ctx, 'changePassword', async ({ body, member, merchant, request, refreshCookie }) => {
    const rule = merchant.registration.fields.password
    return handOver(refreshCookie, await changePassword(ctx, member, request, rule, body))
  })
}
