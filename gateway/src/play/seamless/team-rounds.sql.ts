import type { GameCategory } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { dayIndex, timestamp, within } from '../../platform/db/columns'
import { gameNameOf, vendorNameOf } from '../games/games.sql'
import { categoryIs, isUnsettled, paidOut } from './rounds.sql'
import { rounds, type RoundState } from './schema'

/** Rounds of the members of a query of `member_id`. */
export type TeamRoundsFilter = {
  readonly members: SQL
  readonly span: { readonly from: number; readonly to: number }
  readonly category: GameCategory | undefined
  readonly state: RoundState | undefined
}

/** The place of a round in the list: later rounds come first, rounds of one instant by their ids. */
export type RoundPlace = { readonly at: number; readonly roundId: string }

// Constants, so that the index of unsettled rounds is used.
const stateIs: Readonly<Record<RoundState, SQL>> = {
  OPEN: sql`${rounds.state} = 'OPEN' and ${isUnsettled}`,
  CANCELLED: sql`${rounds.state} = 'CANCELLED' and ${isUnsettled}`,
  SETTLED: sql`${rounds.state} = 'SETTLED'`,
}

const isChosen = ({ span, category, state }: TeamRoundsFilter, after: RoundPlace | null): SQL => {
  const place = timestamp(after?.at ?? null)
  return sql`${within(rounds.countedAt, span)}
    ${category ? sql`and ${categoryIs(category)}` : sql``} ${state ? sql`and ${stateIs[state]}` : sql``}
    ${after ? sql`and ${rounds.countedAt} <= ${place} and (${rounds.countedAt} < ${place} or ${rounds.roundId} > ${after.roundId})` : sql``}`
}

/**
 * The next rounds of a team. The members whose own next round is among the first have all rounds of the page, so each member costs
 * one short read of an index, however many rounds there are.
 */
export const teamRoundsPage = (filter: TeamRoundsFilter, after: RoundPlace | null, most: number): SQL => {
  const ofMember = (member: SQL, columns: SQL, limit: number): SQL => sql`
    select ${columns} from ${rounds} where ${rounds.memberId} = ${member} and ${isChosen(filter, after)}
    order by ${rounds.countedAt} desc, ${rounds.roundId} limit ${limit}`
  const place = sql`${rounds.countedAt} as counted_at, ${rounds.roundId} as round_id`
  const shown = sql`${place}, ${rounds.gameCode} as game_code, ${rounds.vendorCode} as vendor_code, ${rounds.category} as category,
    ${rounds.stake} as stake, ${rounds.validBet} as valid_bet, ${paidOut} as payout, ${rounds.state} as state`
  return sql`
  with team as materialized (${filter.members}),
  nearest as (
    select team.member_id from team cross join lateral (${ofMember(sql`team.member_id`, place, 1)}) first
    order by first.counted_at desc, first.round_id limit ${most}
  )
  select nearest.member_id, page.*, ${gameNameOf(sql`page.game_code`)} as game_name, ${vendorNameOf(sql`page.vendor_code`)} as vendor_name
  from nearest cross join lateral (${ofMember(sql`nearest.member_id`, shown, most)}) page
  order by page.counted_at desc, page.round_id limit ${most}`
}

type TeamSpan = Pick<TeamRoundsFilter, 'members' | 'span'>

/** Sums of rounds that are not settled, and what free rounds won, by day, category and state: few, and found by indexes of their own. */
export const unsettledOfTeam = ({ members, span }: TeamSpan, bounds: readonly number[]): SQL => sql`
  select ${dayIndex(rounds.countedAt, bounds)} as day, ${rounds.category} as category, ${rounds.state} as state, count(*)::int as count, sum(${rounds.stake})::bigint as stake,
    sum(${rounds.validBet})::bigint as valid_bet, sum(${rounds.payout})::bigint as payout
  from ${rounds} where ${rounds.memberId} in (${members}) and ${isUnsettled} and ${within(rounds.countedAt, span)} group by 1, 2, 3`

export const freeWinsOfTeam = ({ members, span }: TeamSpan, bounds: readonly number[]): SQL => sql`
  select ${dayIndex(rounds.countedAt, bounds)} as day, ${rounds.category} as category, ${rounds.state} as state, sum(${rounds.freeWin})::bigint as won
  from ${rounds} where ${rounds.memberId} in (${members}) and ${rounds.rewardId} is not null and ${within(rounds.countedAt, span)} group by 1, 2, 3`
