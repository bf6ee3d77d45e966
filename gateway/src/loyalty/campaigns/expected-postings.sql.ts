import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { grants } from './schema'

/** What claimed rewards say must be in the books: cash. A bonus has movements of its own, and free rounds move no money until they win. */
export const grantPostings = (span: BookSpan): SQL => sql`
  select 'promotion' as scope, ${grants.id}::text as key, 'promotion' as kind, ${grants.merchantCode} as merchant, ${grants.currency} as currency,
    'promo:expense' as from_code, 'player:' || ${grants.memberId} || ':main' as to_code, ${grants.amount} as amount
  from ${grants}
  where ${grants.state} = 'CLAIMED' and ${grants.terms} -> 'reward' ->> 'type' = 'cash' and ${within(grants.claimedAt, span)}`
