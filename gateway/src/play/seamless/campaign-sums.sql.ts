import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../identity'
import { transactionTitle } from '../../money'
import { providerCampaigns, seamlessTransactions } from './schema'

/** Campaigns whose sum is not that of their prizes; the ledger has the campaign of a prize as its title. */
export const campaignSumsQuery = (limit: number): SQL => sql`
  with posted as (
    select member.merchant_code, ${seamlessTransactions.answer}::jsonb ->> 'currency' as currency, ${seamlessTransactions.provider} as provider,
      ${transactionTitle(sql`${seamlessTransactions.ledgerTransactions}[1]`)} as campaign, sum(${seamlessTransactions.amount}) as paid
    from ${seamlessTransactions} join ${memberRows} member on member.id = ${seamlessTransactions.memberId}
    where ${seamlessTransactions.call} = 'promo-win' and ${seamlessTransactions.status} = 'OK'
    group by 1, 2, 3, 4
  )
  select merchant_code as merchant, currency, provider, coalesce(campaign, '') as campaign, ${providerCampaigns.paid}::text as recorded, posted.paid::text as posted
  from ${providerCampaigns} full join posted using (merchant_code, currency, provider, campaign)
  where ${providerCampaigns.paid} is distinct from posted.paid
  order by 1, 2, 3, 4 limit ${limit}`
