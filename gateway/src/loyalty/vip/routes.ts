import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { shownCampaigns } from '../campaigns/store'
import { vipBenefits } from './vip-benefits'
import { vipProgress } from './vip-progress'

export const vipRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'vipProgress', async ({ merchant, member }) => {
    const now = ctx.clock.now()
    const shown = await shownCampaigns(ctx.db, merchant.code, now)
    return ok({ ...(await vipProgress(ctx, member)), levels: vipBenefits(shown, member.currency, now) })
  })
}
