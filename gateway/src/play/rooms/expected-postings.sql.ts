import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { roomPasses } from './schema'

/** What sold room passes say must be in the books. */
export const roomPassPostings = (span: BookSpan): SQL => sql`
  select 'room-pass' as scope, ${roomPasses.id}::text as key, 'purchase' as kind, ${roomPasses.merchantCode} as merchant,
    ${roomPasses.currency} as currency, 'player:' || ${roomPasses.memberId} || ':main' as from_code, 'rooms:income' as to_code,
    ${roomPasses.price} as amount
  from ${roomPasses} where ${within(roomPasses.boughtAt, span)}`
