import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/kernel/app-context'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { vipProgress } from './vip-progress'

export const vipRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'vipProgress', async ({ member }) => ok(await vipProgress(ctx, member)))
}
