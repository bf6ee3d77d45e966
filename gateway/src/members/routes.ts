import { minor } from '@mosaic/contracts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { recentValidBet, vipLevelOf, vipWindowStart } from '../agent'
import type { AppContext } from '../kernel/app-context'
import { fail, ok } from '../kernel/result'
import { bind } from '../kernel/route'
import { members } from './schema'

export const memberRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  const id = sql.placeholder('id')
  /** Every page asks for this first, so it is one statement that the database has planned before. */
  const memberInfo = ctx.db
    .select({
      id: members.id,
      nickname: members.nickname,
      account: members.account,
      type: members.type,
      currency: members.currency,
      createdAt: members.registeredAt,
      lastLoginAt: members.lastLoginAt,
      validBet: recentValidBet(id, sql.placeholder('windowStart')),
    })
    .from(members)
    .where(eq(members.id, id))
    .prepare('member_info')

  bind(app, ctx, 'memberInfo', async ({ member }) => {
    const [row] = await memberInfo.execute({ id: member.id, windowStart: vipWindowStart(ctx.clock.now()) })
    if (!row) return fail('login.not.session')
    const { validBet, ...known } = row
    return ok({ ...known, clubLabel: vipLevelOf(minor(validBet), row.currency) })
  })
}
