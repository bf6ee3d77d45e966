import { type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { BookSpan } from '../ledger'
import { deposits } from './schema'

/** What settled deposits, and bonuses that were paid with them, say must be in the books. */
export const depositPostings = (span: BookSpan): SQL => sql`
  select m.scope, ${deposits.id}::text as key, m.kind, ${deposits.merchantCode} as merchant, ${deposits.currency} as currency, m.from_code, m.to_code, m.amount
  from ${deposits} cross join lateral (values
    ('deposit', 'deposit', 'psp:' || ${deposits.method} || ':clearing', 'player:' || ${deposits.memberId} || ':main', ${deposits.settledAmount}),
    ('deposit', 'deposit', 'psp:' || ${deposits.method} || ':clearing', 'deposit:fees', ${deposits.fee}),
    ('deposit-bonus', 'bonus', 'promo:expense', 'player:' || ${deposits.memberId} || ':main', case when ${deposits.bonusGrantId} is null then ${deposits.bonusAmount} end)
  ) m (scope, kind, from_code, to_code, amount)
  where ${deposits.state} = 'SETTLED' and ${within(deposits.settledAt, span)} and m.amount > 0`
