import type { FastifyInstance } from 'fastify'
import { vipLevel } from '../agent'
import type { AppContext } from '../kernel/app-context'
import { fail, ok } from '../kernel/result'
import { bind } from '../kernel/route'
import { memberById } from './store'

export const memberRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'memberInfo', async ({ member }) => {
    const row = await memberById(ctx.db, member.id)
    if (!row) return fail('login.not.session')
    return ok({
      id: row.id,
      nickname: row.nickname,
      account: row.account,
      type: row.type,
      currency: row.currency,
      createdAt: row.registeredAt,
      lastLoginAt: row.lastLoginAt,
      clubLabel: await vipLevel(ctx, member),
    })
  })
}
