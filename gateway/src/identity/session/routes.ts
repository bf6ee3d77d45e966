import type { FastifyInstance } from 'fastify'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import type { AppContext } from '../../platform/runtime/app-context'
import { endSessionsHere, setRefreshCookie } from './complete-login'
import { refreshSession } from './refresh'

export const sessionRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'refreshSession', async ({ body, merchant, refreshCookie }) => {
    if (refreshCookie.value === null) return fail('login.not.session')
    const renewed = await refreshSession(ctx, {
      refreshToken: refreshCookie.value,
      deviceId: body.loginDeviceId,
      merchantCode: merchant.code,
    })
    if (!renewed.ok) refreshCookie.clear()
    return setRefreshCookie(refreshCookie, renewed)
  })
  bind(app, ctx, 'logout', async (call) => {
    await endSessionsHere(ctx, call)
    call.refreshCookie.clear()
    return ok({ done: true })
  })
}
