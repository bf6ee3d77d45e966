import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { adjustmentRows } from './schema'

/** What approved adjustments say must be in the books; a negative amount is a debit. */
export const adjustmentPostings = (span: BookSpan): SQL => sql`
  select 'adjustment' as scope, ${adjustmentRows.id}::text as key, 'adjustment' as kind, ${adjustmentRows.merchantCode} as merchant,
    ${adjustmentRows.currency} as currency, 'adjustments' as from_code, 'player:' || ${adjustmentRows.memberId} || ':main' as to_code,
    ${adjustmentRows.amount} as amount
  from ${adjustmentRows} where ${adjustmentRows.state} = 'POSTED' and ${within(adjustmentRows.decidedAt, span)}`
