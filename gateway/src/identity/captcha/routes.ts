import type { FastifyInstance } from 'fastify'
import type { CaptchaCookie } from '../../platform/http/captcha-cookie'
import { bind } from '../../platform/http/route'
import type { AppContext } from '../../platform/runtime/app-context'
import { createCaptchaChallenge, drawCaptcha } from './captcha'

export const captchaRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const newFlow = (cookie: CaptchaCookie): string => {
    const flow = ctx.random.uuid()
    cookie.set(flow)
    return flow
  }
  bind(app, ctx, 'captcha', ({ query, merchant, request, captchaCookie }) =>
    drawCaptcha(ctx, { merchantCode: merchant.code, flow: query.flow ?? newFlow(captchaCookie), ip: request.ip }),
  )
  bind(app, ctx, 'captchaChallenge', ({ query, merchant, request, captchaCookie }) =>
    createCaptchaChallenge(ctx, {
      merchantCode: merchant.code,
      flow: query.flow ?? newFlow(captchaCookie),
      ip: request.ip,
    }),
  )
}
