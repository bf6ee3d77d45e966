import { type SQL, sql } from 'drizzle-orm'
import { settledDeposits } from '../../money'
import { affiliateClicks, affiliateRegistrations } from './schema'

/** What each of an agent's codes brought: visitors, members, and those of them with a deposit. */
export const linkCountsQuery = (merchantCode: string, codes: SQL): SQL => sql`
  select link.code,
    (select count(*)::int from ${affiliateClicks} click where click.merchant_code = ${merchantCode} and click.code = link.code) as clicks,
    (select count(*)::int from ${affiliateRegistrations} one where one.merchant_code = ${merchantCode} and one.code = link.code) as registered,
    (select count(*)::int from ${affiliateRegistrations} one where one.merchant_code = ${merchantCode} and one.code = link.code
      and exists (select 1 from ${settledDeposits} deposit where deposit.member_id = one.member_id)) as deposited
  from (${codes}) link`
