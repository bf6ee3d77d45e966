import { type Currency, type GameCategory, type Minor, minor } from '@mosaic/contracts'
import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { unhandledEvents } from '../../platform'
import { lostInGames } from '../../money'
import { dayIndex, timestamp, within } from '../../platform/db/columns'
import { namedQuery } from '../../platform/db/named-query'
import { newBetEvents } from '../seamless/bet-events.sql'
import { closedRounds, lastBetEvents, openRounds, recordedRounds } from '../seamless/rounds.sql'
import { countedIn, overlaps, type Span, validBetOfDays } from './days.sql'
import { quarterMs, quarterOf } from './quarter'
import { activityDays, gameActivity } from './schema'

/** The name of the event handler, and so of its cursor. */
export const handlerName = 'activity'

const signed = (key: string): SQL =>
  sql`case when name = 'bet.voided' then -1 else 1 end * (payload ->> ${sql.raw(`'${key}'`)})::bigint`

const quarterOfEvent = sql.raw(`to_timestamp((payload ->> 'countedAt')::bigint / ${quarterMs} * ${quarterMs / 1000})`)

/**
 * Bet events that are committed and not counted yet, as rows of `activity_totals`. Events that come a second time,
 * because the cursor was set back, are counted already.
 */
const uncounted: SQL = sql`
  select member_id, ${quarterOfEvent} as quarter, payload ->> 'category' as category, payload ->> 'merchantCode' as merchant_code,
    payload ->> 'currency' as currency, (${signed('rounds')})::integer as rounds, ${signed('stake')} + ${signed('freeStake')} as stake,
    ${signed('stake')} as cash_stake, ${signed('validBet')} as valid_bet, ${signed('payout')} as payout
  from (${unhandledEvents(handlerName, newBetEvents)}) unhandled
  where not exists (
    select from activity_totals counted where counted.member_id = unhandled.member_id and counted.quarter = ${quarterOfEvent}
      and counted.category = payload ->> 'category' and counted.last_event >= unhandled.id)`

/** Members of one merchant: a query of `member_id` and `team_id`. */
export type Teams = { readonly merchantCode: string; readonly members: SQL }

/** A query of `member_id` as one team. */
export const asOneTeam = (members: SQL): SQL => sql`select one.member_id, ''::text as team_id from (${members}) one`

/**
 * Sums by team, and in other rows of all teams by stored day and category, of every day that overlaps a span; what is not counted yet has rows
 * of its own with its quarter. No row of a day is looked at before it is summed, and the union is no part of the sums, whose groups the planner
 * then knows.
 */
export const sumsOfTeams = ({ merchantCode, members }: Teams, { from, to }: Required<Span>): SQL => {
  const sums = (played: SQL): SQL => sql`
    select team_id, starts_at, ends_at, category, sum(rounds)::integer as rounds, sum(cash_stake)::bigint as cash_stake, sum(valid_bet)::bigint as valid_bet,
      sum(payout)::bigint as payout
    from (${members}) placed join (${played}) played using (member_id) group by grouping sets ((1), (2, 3, 4))`
  const days = sql`
    select day.member_id, day.starts_at, day.ends_at, day.category, day.rounds, day.cash_stake, day.valid_bet, day.payout from ${activityDays} day
    where day.merchant_code = ${merchantCode} and ${overlaps({ from, to })}`
  const late = sql`
    select late.member_id, late.quarter as starts_at, late.quarter + interval '15 minutes' as ends_at, late.category, late.rounds, late.cash_stake, late.valid_bet,
      late.payout
    from (${uncounted}) late where ${within(sql`late.quarter`, { from, to })}`
  return sql`${sums(days)} union all ${sums(late)}`
}

/** All that was counted, and what is committed but not counted yet; `activityIn` for a span. */
const activityNow: SQL = sql`(
  select member_id, quarter, category, merchant_code, currency, rounds, stake, cash_stake, valid_bet, payout from activity_totals
  union all ${uncounted})`

/** The members: one, a list, a set that an owner's query selects, those of a query of `member_id` and `team_id`, or members of a merchant in one currency. */
export type MemberScope =
  | { readonly memberId: string }
  | { readonly memberIds: readonly string[] }
  | { readonly members: SQL }
  | { readonly teams: SQL }
  | { readonly merchantCode: string; readonly currency: Currency; readonly members: SQL }

export type Selection = {
  readonly scope: MemberScope
  /** Starts and ends with a quarter, as business days do. */
  readonly span: Span
}

const isOf = (scope: MemberScope, table: SQL): SQL => {
  if ('memberId' in scope) return sql`${table}.member_id = ${scope.memberId}`
  if ('memberIds' in scope) return sql`${table}.member_id = any(${`{${scope.memberIds.join(',')}}`}::text[])`
  if ('teams' in scope) return sql`${table}.member_id in (select member_id from (${scope.teams}) placed)`
  const ofMembers = sql`${table}.member_id in (${scope.members})`
  return 'merchantCode' in scope
    ? sql`${table}.merchant_code = ${scope.merchantCode} and ${table}.currency = ${scope.currency} and ${ofMembers}`
    : ofMembers
}

/**
 * A table expression: what was counted in a span and what is committed but not counted yet, without a gap between them.
 * A statement that reads it is as exact as one that reads the rounds.
 */
const activityIn = ({ scope, span }: Selection, bounds?: readonly number[]): SQL => sql`(
  ${countedIn(span, bounds, (table) => isOf(scope, table))}
  union all select late.* from (${uncounted}) late where ${isOf(scope, sql`late`)} and late.quarter >= ${timestamp(span.from)}
    ${span.to === undefined ? sql`` : sql`and late.quarter < ${timestamp(span.to)}`})`

/** The columns that group the sums. `bounds`: the first instant of each day, then of the day after the last. */
export type Grouping = {
  readonly bounds?: readonly number[]
  readonly member?: true
  /** A query of `member_id` and `team_id`: sums by team instead of by member; with `bounds`, other rows have the sums by day. */
  readonly teams?: SQL
  readonly category?: true
}

/** Sums of a selection; `day` counts from 1, `bettors` are the members, or teams, who staked money of their own. */
export const activityBy = (selection: Selection, { bounds, member, teams, category }: Grouping): SQL => {
  const day = bounds ? dayIndex(sql`quarter`, bounds) : sql`0`
  const byCategory = category ? sql`category` : sql`''`
  const each = teams ? sql`placed.team_id` : sql`member_id`
  const byMember = teams || member ? sql`each_one` : sql`''`
  return sql`
    select day, ${byMember} as member_id, category, sum(rounds)::integer as rounds, sum(stake)::bigint as stake, sum(cash_stake)::bigint as cash_stake,
      sum(valid_bet)::bigint as valid_bet, sum(payout)::bigint as payout, (count(*) filter (where cash_stake > 0))::integer as bettors
    from (
      select ${day} as day, ${each} as each_one, ${byCategory} as category, sum(rounds) as rounds, sum(stake) as stake, sum(cash_stake) as cash_stake,
        sum(valid_bet) as valid_bet, sum(payout) as payout
      from ${activityIn(selection, bounds)} activity ${teams ? sql`join (${teams}) placed using (member_id)` : sql``} group by 1, 2, 3
    ) summed
    group by ${teams && bounds ? sql`grouping sets ((1, 3), (2, 3))` : sql`1, 2, 3`} order by 1, 2, 3`
}

/**
 * A scalar for a query about many members: the counted valid bet since the start of a quarter. It may lack the rounds
 * of the last seconds, so no money and no limit depends on it.
 */
export const countedValidBet = (memberId: SQLWrapper, since: Placeholder | number): SQL<Minor> =>
  validBetOfDays(memberId, since).mapWith(minor)

/** The first quarter that begins at an instant or after it. */
const firstQuarterFrom = (instant: number): number => quarterOf(instant + quarterMs - 1)

/** Rounds between an instant and its next quarter: few, also of a member who plays much. */
const untilQuarter = (memberId: string, from: number): SQL =>
  sql`member_id = ${memberId} and counted_at >= ${timestamp(from)} and counted_at < ${timestamp(firstQuarterFrom(from))}`

/** Stake and payout of a member since any instant; an open round counts with its whole stake as lost. */
export const atStakeQuery = (memberId: string, from: number): SQL => {
  const first = firstQuarterFrom(from)
  return sql`
  select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(payout), 0)::bigint as payout from (
    select cash_stake as stake, payout from ${activityIn({ scope: { memberId }, span: { from: first } })} activity
    union all
    select stake, payout from ${openRounds} unsettled where member_id = ${memberId} and counted_at >= ${timestamp(first)}
    union all
    select stake, payout from ${recordedRounds} early where ${untilQuarter(memberId, from)}
  ) played`
}

/** The valid bet of a member in settled rounds since any instant. */
export const validBetQuery = (memberId: string, from: number): SQL => sql`
  select coalesce(sum(valid_bet), 0)::bigint as valid_bet from (
    select valid_bet from ${activityIn({ scope: { memberId }, span: { from: firstQuarterFrom(from) } })} activity
    union all
    select valid_bet from ${recordedRounds} early where ${untilQuarter(memberId, from)}
  ) played`

export const roundsOfGame: SQL<number> = sql`sum(${gameActivity.rounds})::integer`.mapWith(Number)

/** The change of one member, quarter, category and game by one event. */
export type Change = {
  readonly id: string
  readonly member_id: string
  readonly quarter: string
  readonly category: GameCategory
  readonly merchant_code: string
  readonly currency: Currency
  readonly game_code: string
  readonly rounds: number
  readonly stake: string
  readonly cash_stake: string
  readonly valid_bet: string
  readonly payout: string
}

const hourOf = (column: SQL): SQL => sql`date_bin('1 hour', ${column}, 'epoch'::timestamptz)`

/** Adds changes to the totals, each once: a member's events come in the order of their ids. */
export const addChanges = namedQuery(
  'activity_add',
  sql`
  with change as (
    select * from jsonb_to_recordset(${sql.placeholder('changes')}::jsonb) as change (id bigint, member_id text, quarter timestamptz, category text,
      merchant_code text, currency text, game_code text, rounds integer, stake bigint, cash_stake bigint, valid_bet bigint, payout bigint)
  ), fresh as (
    select change.* from change left join activity_totals counted using (member_id, quarter, category) where change.id > coalesce(counted.last_event, 0)
  ), games as (
    insert into game_activity as game (merchant_code, hour, game_code, rounds)
      select merchant_code, ${hourOf(sql`quarter`)}, game_code, sum(rounds) from fresh where cash_stake <> 0 group by 1, 2, 3 having sum(rounds) <> 0
    on conflict (merchant_code, hour, game_code) do update set rounds = game.rounds + excluded.rounds
  )
  insert into activity_totals as total (member_id, quarter, category, merchant_code, currency, rounds, stake, cash_stake, valid_bet, payout, last_event)
    select member_id, quarter, category, max(merchant_code), max(currency), sum(rounds), sum(stake), sum(cash_stake), sum(valid_bet), sum(payout), max(id)
    from fresh group by member_id, quarter, category
  on conflict (member_id, quarter, category) do update set rounds = total.rounds + excluded.rounds, stake = total.stake + excluded.stake,
    cash_stake = total.cash_stake + excluded.cash_stake, valid_bet = total.valid_bet + excluded.valid_bet, payout = total.payout + excluded.payout,
    last_event = excluded.last_event`,
)

const quarterOfRound = sql`date_bin('15 minutes', counted_at, 'epoch'::timestamptz)`

/** The totals as the rounds have them, by the columns of `activity_totals` but for `last_event`. */
const fromRounds: SQL = sql`
  select member_id, ${quarterOfRound} as quarter, category, max(merchant_code) as merchant_code, max(currency) as currency, sum(rounds)::integer as rounds,
    sum(case rounds when 1 then stake + free_stake else 0 end)::bigint as stake, sum(stake)::bigint as cash_stake, sum(valid_bet)::bigint as valid_bet, sum(payout)::bigint as payout
  from ${closedRounds} round group by 1, 2, 3 having sum(rounds) > 0 or sum(payout) > 0`

/** Rewrites the totals, in one snapshot with the cursor of the handler. */
export const rewriteTotals: readonly SQL[] = [
  sql`delete from activity_totals`,
  sql`
  insert into activity_totals (member_id, quarter, category, merchant_code, currency, rounds, stake, cash_stake, valid_bet, payout, last_event)
    select counted.*, coalesce(last.event_id, 0) from (${fromRounds}) counted left join ${lastBetEvents} last using (member_id)`,
  sql`delete from game_activity`,
  sql`
  insert into game_activity (merchant_code, hour, game_code, rounds)
    select merchant_code, ${hourOf(sql`counted_at`)}, game_code, sum(rounds) from ${closedRounds} round where stake > 0 group by 1, 2, 3`,
]

/** Rows in which counted and uncounted activity together differ from the rounds; totals of zero equal a missing row. */
export const differencesQuery = (most: number): SQL => sql`
  with here as (
    select member_id, quarter, category, sum(rounds) as rounds, sum(stake) as stake, sum(cash_stake) as cash_stake, sum(valid_bet) as valid_bet, sum(payout) as payout
    from ${activityNow} activity group by 1, 2, 3
  ), there as (${fromRounds})
  select coalesce(here.member_id, there.member_id) as member_id, coalesce(here.quarter, there.quarter) as quarter, coalesce(here.category, there.category) as category,
    (select to_jsonb(h)::text from (select here.rounds, here.stake, here.cash_stake, here.valid_bet, here.payout) h) as stored,
    (select to_jsonb(t)::text from (select there.rounds, there.stake, there.cash_stake, there.valid_bet, there.payout) t) as recomputed
  from here full join there on here.member_id = there.member_id and here.quarter = there.quarter and here.category = there.category
  where (coalesce(here.rounds, 0), coalesce(here.stake, 0), coalesce(here.cash_stake, 0), coalesce(here.valid_bet, 0), coalesce(here.payout, 0))
    is distinct from (coalesce(there.rounds, 0), coalesce(there.stake, 0), coalesce(there.cash_stake, 0), coalesce(there.valid_bet, 0), coalesce(there.payout, 0))
  order by 1, 2, 3 limit ${most}`

/** Members whose stakes less payouts, open rounds included, are not what games moved in the ledger. */
export const ledgerDifferencesQuery = (most: number): SQL => sql`
  with here as (
    select member_id, sum(loss)::bigint as loss from (
      select member_id, cash_stake - payout as loss from ${activityNow} activity
      union all select member_id, stake - payout from ${openRounds} unsettled
    ) played group by 1
  ), there as (${lostInGames})
  select coalesce(here.member_id, there.member_id) as member_id, coalesce(here.loss, 0) as stored, coalesce(there.lost, 0) as recomputed
  from here full join there using (member_id) where coalesce(here.loss, 0) <> coalesce(there.lost, 0) order by 1 limit ${most}`
