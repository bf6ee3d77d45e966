import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/route'
import type { AppContext } from '../../platform/runtime/app-context'
import { setRefreshCookie } from '../session'
import { changePassword } from './change-password'

export const passwordRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'changePassword', async ({ body, member, merchant, request, refreshCookie }) => {
    const rule = merchant.registration.fields.password
    return setRefreshCookie(refreshCookie, await changePassword(ctx, member, request, rule, body))
  })
}
