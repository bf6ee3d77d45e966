import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { cashbackClaims } from './schema'

/** What claims of cashback say must be in the books. */
export const cashbackPostings = (span: BookSpan): SQL => sql`
  select 'cashback' as scope, ${cashbackClaims.id}::text as key, 'rebate' as kind, ${cashbackClaims.merchantCode} as merchant,
    ${cashbackClaims.currency} as currency, 'rebate:expense' as from_code, 'player:' || ${cashbackClaims.memberId} || ':main' as to_code,
    ${cashbackClaims.amount} as amount
  from ${cashbackClaims} where ${within(cashbackClaims.claimedAt, span)}`
