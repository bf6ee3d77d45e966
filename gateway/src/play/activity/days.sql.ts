import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { activityDays, activityTotals } from './schema'

/** From and to are starts of quarters; without `to` it is all up to now. */
export type Span = { readonly from: number; readonly to?: number }

/** No business day is longer. */
const longestDay = sql`interval '30 hours'`

/** Whether a stored `day` has a part in a span. */
export const overlaps = ({ from, to }: Span): SQL => {
  const start = timestamp(from)
  return sql`day.starts_at > ${start} - ${longestDay} and day.ends_at > ${start}${to === undefined ? sql`` : sql` and day.starts_at < ${timestamp(to)}`}`
}

/**
 * A table expression of counted activity in a span, with the columns of `activity_totals`: a day that lies in the span as a whole, and
 * in one of the days that `bounds` divide it into, is one row; of others it is their quarters. So a long span reads few rows, and any span
 * is exact.
 */
export const countedIn = (
  { from, to }: Span,
  bounds: readonly number[] | undefined,
  ofMembers: (table: SQL) => SQL,
): SQL => {
  const instants = bounds && sql`array[${sql.join(bounds.map(timestamp), sql`, `)}]`
  const [start, end] = [timestamp(from), to === undefined ? null : timestamp(to)]
  const isWhole = sql.join(
    [
      sql`day.starts_at >= ${start}`,
      ...(end === null ? [] : [sql`day.ends_at <= ${end}`]),
      ...(instants
        ? [
            sql`width_bucket(day.starts_at, ${instants}) = width_bucket(day.ends_at - interval '1 microsecond', ${instants})`,
          ]
        : []),
    ],
    sql` and `,
  )
  const inSpan = sql`part.quarter >= ${start}${end === null ? sql`` : sql` and part.quarter < ${end}`}`
  const pick = (column: string): SQL =>
    sql`case when day.is_whole then day.${sql.raw(column)} else part.${sql.raw(column)} end as ${sql.raw(column)}`
  // A search of bounds costs more than the row, so each day is judged once.
  return sql`
  select day.member_id, case when day.is_whole then day.starts_at else part.quarter end as quarter, day.category, day.merchant_code, day.currency,
    ${pick('rounds')}, ${pick('stake')}, ${pick('cash_stake')}, ${pick('valid_bet')}, ${pick('payout')}
  from (select day.*, ${isWhole} as is_whole from ${activityDays} day where ${ofMembers(sql`day`)} and ${overlaps({ from, to })} offset 0) day left join lateral (
    select part.* from ${activityTotals} part where not day.is_whole and part.member_id = day.member_id and part.category = day.category
      and part.quarter >= day.starts_at and part.quarter < day.ends_at and ${inSpan} offset 0) part on true
  where part.quarter is not null or day.is_whole`
}

/** A scalar for a query about many members: the counted valid bet since the start of a quarter. */
export const validBetOfDays = (memberId: SQLWrapper, since: Placeholder | number): SQL => {
  const from = sql`${sql.param(since, activityTotals.quarter)}::timestamptz`
  return sql`(
  select coalesce(sum(case when day.starts_at >= ${from} then day.valid_bet else part.valid_bet end), 0)::bigint
  from ${activityDays} day left join lateral (
    select sum(part.valid_bet) as valid_bet from ${activityTotals} part
    where day.starts_at < ${from} and part.member_id = day.member_id and part.category = day.category and part.quarter >= ${from} and part.quarter < day.ends_at) part on true
  where day.member_id = ${memberId} and day.starts_at > ${from} - ${longestDay} and day.ends_at > ${from})`
}
