import type { Currency, Minor, ValueOf } from '@mosaic/contracts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { batchLoader, maxBatchSize } from '../../platform/db/batch-loader'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { memberInfoQuery, type ValidBetSince } from './member-info.sql'

/** How another domain derives a member's club label, within the statement of `memberInfo`. */
export type ClubLabel = {
  readonly validBetSince: ValidBetSince
  readonly since: (now: number) => number
  readonly of: (validBet: Minor, currency: Currency) => ValueOf<'memberInfo'>['clubLabel']
}

export const memberRoutes = (app: FastifyInstance, ctx: AppContext, clubLabel: ClubLabel): void => {
  const memberInfo = memberInfoQuery(ctx.db, clubLabel.validBetSince)
  const memberById = batchLoader(async (ids: readonly string[]) => {
    const found = await memberInfo({ ids, since: clubLabel.since(ctx.clock.now()) })
    return new Map(found.map((member) => [member.id, member]))
  }, maxBatchSize)

  bind(app, ctx, 'memberInfo', async ({ member }) => {
    const row = await memberById(member.id)
    if (!row) return fail('login.not.session')
    const { validBet, ...known } = row
    return ok({ ...known, clubLabel: clubLabel.of(validBet, row.currency) })
  })
}
