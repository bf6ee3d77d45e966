import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/route'
import type { AppContext } from '../../platform/runtime/app-context'
import { handOver } from '../session'
import { changePassword } from './change-password'

export const passwordRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'changePassword', async ({ body, member, merchant, request, refreshCookie }) => {
    const rule = merchant.registration.fields.password
    return handOver(refreshCookie, await changePassword(ctx, member, request, rule, body))
  })
}
