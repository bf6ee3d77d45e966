import { type SQL, sql } from 'drizzle-orm'
import { type Books, paidWithdrawals, rewardDays, settledDeposits } from '../../money'
import type { Span } from '../../platform'
import { dayIndex, within } from '../../platform/db/columns'

/** Members of a query of `member_id` and `team_id`, in the books of a merchant. */
export type Teams = { readonly books: Books; readonly members: SQL }
type Range = Pick<Span, 'from' | 'to'>

const sumOfKinds = (name: string, kinds: string): SQL =>
  sql`(case when kind = any(${kinds}::text[]) then amount else 0 end) as ${sql.raw(name)}`

/** Money that moved without a game. `keyOf` says by what it is added up: an instant's day, or the team. */
const movedBy = ({ books, members }: Teams, span: Range, keyOf: (at: SQL) => SQL): SQL => sql`
  select key, sum(deposit)::bigint as deposit, sum(withdraw)::bigint as withdraw, sum(fee)::bigint as fee, sum(rebate)::bigint as rebate,
    sum(promo)::bigint as promo, sum(salary)::bigint as salary, sum(dividend)::bigint as dividend
  from (
    select ${keyOf(sql`settled_at`)} as key, amount as deposit, 0 as withdraw, fee, 0 as rebate, 0 as promo, 0 as salary, 0 as dividend
    from (${members}) placed join ${settledDeposits} deposit using (member_id) where ${within(sql`settled_at`, span)}
    union all
    select ${keyOf(sql`paid_at`)}, 0, amount, fee, 0, 0, 0, 0
    from (${members}) placed join ${paidWithdrawals} withdrawal using (member_id) where ${within(sql`paid_at`, span)}
    union all
    select ${keyOf(sql`starts_at`)}, 0, 0, 0, ${sumOfKinds('rebate', '{rebate,commission}')}, ${sumOfKinds('promo', '{promotion,bonus}')},
      ${sumOfKinds('salary', '{salary}')}, ${sumOfKinds('dividend', '{dividend}')}
    from ${rewardDays(books, members)} placed where ${within(sql`starts_at`, span)}
  ) moved group by 1`

export const movedByTeam = (teams: Teams, span: Range): SQL => movedBy(teams, span, () => sql`placed.team_id`)

/** `key` is the number of the day, counted from 1 in the order of `bounds`. */
export const movedByDay = (teams: Teams, span: Range, bounds: readonly number[]): SQL =>
  movedBy(teams, span, (at) => sql`${dayIndex(at, bounds)}::text`)
