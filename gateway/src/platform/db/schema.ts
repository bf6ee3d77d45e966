import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Which migrations were applied; `migrations.ts` makes it before any of them runs. */
export const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  appliedAt: instant('applied_at').notNull().default(sql`now()`),
})

export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  taken: integer('taken').notNull(),
  endsAt: instant('ends_at').notNull(),
})

export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
})

/** Ids of encrypted bodies, each good for one call. */
export const usedBodyIds = pgTable('used_body_ids', {
  jti: text('jti').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** `platform/http/idempotency.ts`. */
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
