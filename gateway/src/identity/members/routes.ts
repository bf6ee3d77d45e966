import type { Currency, Minor, ValueOf } from '@mosaic/contracts'
import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { batched, mostAtOnce } from '../../platform/db/batched'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { members } from './schema'

/** How a member's club label is found; another domain decides it, within the one statement of the first call. */
export type ClubLabel = {
  readonly validBetSince: (memberId: SQLWrapper, since: Placeholder) => SQL<Minor>
  readonly since: (now: number) => number
  readonly of: (validBet: Minor, currency: Currency) => ValueOf<'memberInfo'>['clubLabel']
}

export const memberRoutes = (app: FastifyInstance, ctx: AppContext, clubLabel: ClubLabel): void => {
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
      // In a statement over one table a column alone would lose its table's name.
      validBet: clubLabel.validBetSince(sql`${members.id}`, sql.placeholder('since')),
    })
    .from(members)
    .where(sql`${members.id} = any(${sql.placeholder('ids')})`)
    .prepare('member_info')

  const memberById = batched(async (ids: readonly string[]) => {
    const found = await memberInfo.execute({ ids, since: clubLabel.since(ctx.clock.now()) })
    return new Map(found.map((member) => [member.id, member]))
  }, mostAtOnce)

  bind(app, ctx, 'memberInfo', async ({ member }) => {
    const row = await memberById(member.id)
    if (!row) return fail('login.not.session')
    const { validBet, ...known } = row
    return ok({ ...known, clubLabel: clubLabel.of(validBet, row.currency) })
  })
}
