import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/route'
import type { AppContext } from '../../platform/runtime/app-context'
import { drawCaptcha, speakCaptcha } from './captcha'

export const captchaRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'captcha', ({ query, merchant, request, captchaCookie }) => {
    if (query.flow !== undefined) return drawCaptcha(ctx, merchant.code, query.flow, request.ip)
    const flow = ctx.random.uuid()
    captchaCookie.set(flow)
    return drawCaptcha(ctx, merchant.code, flow, request.ip)
  })
  bind(app, ctx, 'captchaAudio', ({ query, merchant, language, request, captchaCookie }) =>
    speakCaptcha(ctx, merchant.code, query.flow ?? captchaCookie.flow, language, request.ip),
  )
}
