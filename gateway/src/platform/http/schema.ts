import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns'

/** A claim of an idempotency key, and its answer once there is one. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    memberId: text('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    endpoint: text('endpoint').notNull(),
    fingerprint: text('fingerprint').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    reply: text('reply'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.idempotencyKey] })],
)
