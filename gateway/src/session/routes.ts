import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../kernel/app-context'
import { ok } from '../kernel/result'
import { bind } from '../kernel/route'
import type { FullMerchantDirectory } from '../merchants'
import type { BodyKeyring } from './body-keys'
import { drawCaptcha } from './captcha'
import { changePassword } from './change-password'
import { login } from './login'
import { revokeSession } from './sessions'

export const sessionRoutes = (app: FastifyInstance, ctx: AppContext, keyring: BodyKeyring, merchants: FullMerchantDirectory): void => {
  bind(app, ctx, 'sessionKeys', async () => ok(await keyring.publicKeys()))
  bind(app, ctx, 'captcha', ({ query, merchant, request }) => drawCaptcha(ctx, merchant.code, query.flow, request.ip))
  bind(app, ctx, 'login', ({ body, merchant, request }) => login(ctx, merchant, request, body))
  bind(app, ctx, 'logout', async ({ member }) => {
    await revokeSession(ctx.db, member.sessionId, ctx.clock.now())
    return ok({ done: true })
  })
  bind(app, ctx, 'changePassword', async ({ body, member, merchant }) => changePassword(ctx, member, (await merchants.rowOf(merchant.code))?.registration.fields.password, body))
}
