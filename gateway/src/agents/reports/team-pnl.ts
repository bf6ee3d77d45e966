import type { ValueOf } from '@mosaic/contracts'
import { type AskedRange, boundsOf, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { type AskedPage, pageOf } from '../../platform/http/paging'
import { fail, ok, type Result } from '../../platform/http/result'
import { depthIn, levelOf, pathTo, teamsBelow } from '../team'
import { addFigures, nothing, pnlToWire } from './pnl-figures'
import { pnlOfTeams } from './store'

type Query = AskedRange & AskedPage & { readonly parentId?: string }

/** One level of the tree: the opened member alone, then each direct downline with their team, the largest valid bet first. */
export const teamPnl = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: Query,
): Promise<Result<ValueOf<'teamPnl'>>> => {
  const requested = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!requested.ok) return requested
  const span = requested.value
  const parentId = query.parentId ?? agent.id
  const depth = await depthIn(ctx.db, agent.id, parentId)
  if (depth === null) return fail('not.found')
  const { currency } = agent
  const teams = { books: { merchant: merchant.code, currency }, members: teamsBelow(parentId) }
  const bounds = query.pageNo === 1 ? boundsOf(span, merchant.timeZone) : undefined
  const figures = await pnlOfTeams(ctx.db, teams, span, bounds)
  const level = (await levelOf(ctx.db, parentId)).map((member) => ({
    ...member,
    figures: figures.byTeam.get(member.id) ?? nothing,
  }))
  level.sort(
    (a, b) =>
      a.depth - b.depth ||
      Number(b.figures.validBet > a.figures.validBet) - Number(b.figures.validBet < a.figures.validBet) ||
      (a.account < b.account ? -1 : 1),
  )
  const { rows, ...pages } = pageOf(level, query)
  return ok({
    currency,
    path: [...(await pathTo(ctx.db, agent.id, parentId))],
    list: rows.map(({ id, account, type, teamCount, ...row }) => ({
      id,
      account,
      type,
      level: depth + row.depth,
      isSelf: row.depth === 0,
      teamCount,
      ...pnlToWire(row.figures, currency),
    })),
    ...pages,
    footer: pnlToWire(level.map((row) => row.figures).reduce(addFigures, nothing), currency),
    days: bounds
      ? span.days.map((day, index) => ({
          day,
          ...pnlToWire(figures.byDay.get(index + 1) ?? nothing, currency),
        }))
      : [],
  })
}
