import {
  type GameCategory,
  type Minor,
  moneyToWire,
  subtractMinor,
  type ValueOf,
  visibleText,
  zero,
} from '@mosaic/contracts'
import { roundsOfTeam, sumsOfTeamBets, type TeamRoundsFilter } from '../../play'
import { type AskedRange, boundsOf, requestedRange } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { likePattern, placesOf, teamLike, teamOf } from '../team'
import { placeFromWire, placeToWire } from './list-place'

type Query = AskedRange & {
  readonly pageSize: number
  readonly after?: string
  readonly search?: string
  readonly gameType?: GameCategory
  readonly state?: TeamRoundsFilter['state']
}

const none = { stake: zero, validBet: zero, payout: zero }

/** Rounds of the agent and of everybody below; they count on the day of their settlement (domain §4.2). */
export const teamBetting = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  query: Query,
): Promise<Result<ValueOf<'teamBetting'>>> => {
  const requested = requestedRange(query, merchant.timeZone, ctx.clock.now(), 7)
  if (!requested.ok) return requested
  const after = query.after ? placeFromWire(query.after) : null
  if (query.after && after === null) return fail('request_param_err', undefined, { after: 'no such place' })
  const search = visibleText(query.search ?? '')
  const span = requested.value
  const filter: TeamRoundsFilter = {
    members: search === '' ? teamOf(agent.id) : teamLike(agent.id, likePattern(search)),
    span,
    category: query.gameType,
    state: query.state,
  }
  const place = after && { at: after.at, roundId: after.id }
  const rows = await roundsOfTeam(ctx.db, filter, place, query.pageSize + 1)
  const shown = rows.slice(0, query.pageSize)
  const last = shown.at(-1)
  const isFirst = after === null
  const bounds = isFirst ? boundsOf(span, merchant.timeZone) : [span.from, span.to]
  const sums = await sumsOfTeamBets(ctx.db, merchant.code, filter, bounds)
  const places = await placesOf(ctx.db, agent.id, [...new Set(shown.map(({ memberId }) => memberId))])
  const figures = (row: { readonly stake: Minor; readonly validBet: Minor; readonly payout: Minor }) => ({
    stake: moneyToWire(row.stake, agent.currency),
    validBet: moneyToWire(row.validBet, agent.currency),
    payout: moneyToWire(row.payout, agent.currency),
    net: moneyToWire(subtractMinor(row.payout, row.stake), agent.currency),
  })
  return ok({
    currency: agent.currency,
    list: shown.map((row) => ({
      roundId: row.roundId,
      at: row.at,
      account: places.get(row.memberId)?.account ?? '',
      level: places.get(row.memberId)?.depth ?? 0,
      vassalageName: row.vendorName,
      gameName: row.gameName,
      gameType: row.category,
      ...figures(row),
      state: row.state,
    })),
    next: last && rows.length > query.pageSize ? placeToWire({ at: last.at, id: last.roundId }) : null,
    totalCount: sums.sum.count,
    footer: figures(sums.sum),
    days: isFirst ? span.days.map((day, index) => ({ day, ...figures(sums.byDay.get(index + 1) ?? none) })) : [],
  })
}
