import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { bind } from '../../platform/http/route'
import { offeredRegistration } from '../../platform'
import { completeLogin } from '../session'
import { confirmBySocial } from './confirm'
import { linkWithTicket, registerWithTicket } from './connect'
import { numberByToken } from './proof'
import { keySets } from './signed-by'
import { startSocial } from './start'

export const socialRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const keys = keySets()
  const numberOfToken = numberByToken(keys)
  bind(app, ctx, 'socialStart', ({ body, merchant, request, language }) =>
    startSocial(ctx, merchant, request, language, body),
  )
  bind(app, ctx, 'linkSocial', async (call) =>
    completeLogin(ctx, call, await linkWithTicket(ctx, call.merchant, call.request, call.body)),
  )
  bind(app, ctx, 'registerSocial', async (call) => {
    const { body, merchant, request } = call
    return completeLogin(
      ctx,
      call,
      await registerWithTicket(ctx, numberOfToken, merchant, offeredRegistration(merchant), request, body),
    )
  })
  bind(app, ctx, 'confirmSocialStart', ({ body, member, merchant, request, language }) =>
    startSocial(ctx, merchant, request, language, body, member.sessionId),
  )
  bind(app, ctx, 'confirmBySocial', ({ body, member, merchant }) => confirmBySocial(ctx, keys, merchant, member, body))
}
