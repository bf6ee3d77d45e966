import { type SQL, sql } from 'drizzle-orm'
import { type Books, paidWithdrawals, rewardDays, settledDeposits } from '../../money'
import type { Span } from '../../platform'
import { dayIndex, within } from '../../platform/db/columns'

/** Members of a query of `member_id` and `team_id`, in the books of a merchant. */
export type Teams = { readonly books: Books; readonly members: SQL }
type Range = Pick<Span, 'from' | 'to'>

const sumOfKinds = (name: string, kinds: string): SQL =>
  sql`(case when kind = any(${kinds}::text[]) then amount else 0 end) as ${sql.raw(name)}`

/** Money that moved without a game, by team; with bounds, other rows have it by the number of the day, counted from 1 in their order. */
export const movedByTeam = ({ books, members }: Teams, span: Range, bounds: readonly number[] | undefined): SQL => {
  const day = (at: SQL): SQL => (bounds ? dayIndex(at, bounds) : sql`0`)
  return sql`
  select team_id, day, sum(deposit)::bigint as deposit, sum(withdraw)::bigint as withdraw, sum(fee)::bigint as fee, sum(rebate)::bigint as rebate,
    sum(promo)::bigint as promo, sum(salary)::bigint as salary, sum(dividend)::bigint as dividend
  from (
    select placed.team_id, ${day(sql`settled_at`)} as day, amount as deposit, 0 as withdraw, fee, 0 as rebate, 0 as promo, 0 as salary, 0 as dividend
    from (${members}) placed join ${settledDeposits} deposit using (member_id) where ${within(sql`settled_at`, span)}
    union all
    select placed.team_id, ${day(sql`paid_at`)}, 0, amount, fee, 0, 0, 0, 0
    from (${members}) placed join ${paidWithdrawals} withdrawal using (member_id) where ${within(sql`paid_at`, span)}
    union all
    select placed.team_id, ${day(sql`starts_at`)}, 0, 0, 0, ${sumOfKinds('rebate', '{rebate,commission}')}, ${sumOfKinds('promo', '{promotion,bonus}')},
      ${sumOfKinds('salary', '{salary}')}, ${sumOfKinds('dividend', '{dividend}')}
    from ${rewardDays(books, members)} placed where ${within(sql`starts_at`, span)}
  ) moved group by ${bounds ? sql`grouping sets ((1), (2))` : sql`1, 2`}`
}
