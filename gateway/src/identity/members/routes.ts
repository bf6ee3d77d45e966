import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { recentValidBet, vipLevelOf, vipWindowStart } from '../../agents/team'
import type { AppContext } from '../../platform/kernel/app-context'
import { batched, mostAtOnce } from '../../platform/kernel/batched'
import { fail, ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { members } from './schema'

export const memberRoutes = (app: FastifyInstance, ctx: AppContext): void => {
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
      validBet: recentValidBet(sql`members.id`, sql.placeholder('windowStart')),
    })
    .from(members)
    .where(sql`${members.id} = any(${sql.placeholder('ids')})`)
    .prepare('member_info')

  const memberById = batched(async (ids: readonly string[]) => {
    const found = await memberInfo.execute({ ids, windowStart: vipWindowStart(ctx.clock.now()) })
    return new Map(found.map((member) => [member.id, member]))
  }, mostAtOnce)

  bind(app, ctx, 'memberInfo', async ({ member }) => {
    const row = await memberById(member.id)
    if (!row) return fail('login.not.session')
    const { validBet, ...known } = row
    return ok({ ...known, clubLabel: vipLevelOf(minor(validBet), row.currency) })
  })
}
