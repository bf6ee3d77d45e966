import { type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { Books } from './accounts'
import { ledgerAccounts, statementDays } from './schema'
import type { StatementSpan } from './statement.sql'

/** Sums by kind over the main balances of the members that a query selects as `member_id`, for whole business days. */
export const kindsOfMembersQuery = ({ merchant, currency }: Books, members: SQL, span: StatementSpan): SQL => sql`
  select day.kind, sum(day.credited + day.debited)::bigint as amount from (${members}) of_member
    join ${ledgerAccounts} account on account.merchant_code = ${merchant} and account.code = 'player:' || of_member.member_id || ':main' and account.currency = ${currency}
    join ${statementDays} day on day.account_id = account.id and ${within(sql`day.starts_at`, span)}
  group by 1`
