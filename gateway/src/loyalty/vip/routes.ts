import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { vipProgress } from './vip-progress'

export const vipRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'vipProgress', async ({ member }) => ok(await vipProgress(ctx, member)))
}
