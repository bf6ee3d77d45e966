import { type SQL, sql } from 'drizzle-orm'
import type { Books } from './accounts'
import { rewards } from './kinds'
import { ledgerAccounts, statementDays } from './schema'

/**
 * A table expression: what members were credited without a game, by business day and kind. `members` is a query with a
 * `member_id`, whose columns are repeated.
 */
export const rewardDays = ({ merchant, currency }: Books, members: SQL): SQL => sql`(
  select chosen.*, day.starts_at, day.kind, day.credited + day.debited as amount
  from (${members}) chosen
    join ${ledgerAccounts} account on account.merchant_code = ${merchant} and account.currency = ${currency} and account.code = 'player:' || chosen.member_id || ':main'
    join ${statementDays} day on day.account_id = account.id
  where day.kind = any(${`{${rewards.join(',')}}`}::text[]))`
