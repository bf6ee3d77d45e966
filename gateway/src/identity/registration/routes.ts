import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/kernel/app-context'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { offeredRegistration } from '../../platform'
import { enter } from '../session'
import { checkAffiliate, checkUsername, register } from './register'
import { startTrial } from './trial'

export const registrationRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'registerSettings', ({ merchant }) => ok(offeredRegistration(merchant)))
  bind(app, ctx, 'register', async ({ body, merchant, request, refreshCookie }) =>
    enter(refreshCookie, await register(ctx, merchant, offeredRegistration(merchant), request, 'username', body)),
  )
  bind(app, ctx, 'registerMobile', async ({ body, merchant, request, refreshCookie }) =>
    enter(refreshCookie, await register(ctx, merchant, offeredRegistration(merchant), request, 'mobile', body)),
  )
  bind(app, ctx, 'freePlay', async ({ body, merchant, request, refreshCookie }) => {
    const opened = enter(refreshCookie, await startTrial(ctx, merchant, request, body.loginDeviceId))
    return opened.ok ? ok({ token: opened.value.token, userName: opened.value.userName, customerType: 4 }) : opened
  })
  bind(app, ctx, 'checkUsername', ({ query, merchant }) =>
    checkUsername(ctx, merchant, offeredRegistration(merchant), query.username),
  )
  bind(app, ctx, 'checkAffiliate', ({ query, merchant }) => checkAffiliate(ctx, merchant, query.code))
}
