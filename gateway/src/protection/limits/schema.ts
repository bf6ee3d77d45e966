import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Period } from '../../platform'
import { instant } from '../../platform/db/columns'
import type { LimitKind } from './limit'

// Amounts are minor units, or whole minutes for 'time', so they are `bigint` and not `Minor`.
export const playLimits = pgTable('play_limits', {
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<LimitKind>().notNull(),
  period: text('period').$type<Period>().notNull(),
  amount: bigint('amount', { mode: 'bigint' }),
  /** A looser limit until it takes effect; with `nextAt` set, null removes the limit. */
  nextAmount: bigint('next_amount', { mode: 'bigint' }),
  nextAt: instant('next_at'),
})

export const playLimitChanges = pgTable('play_limit_changes', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<LimitKind>().notNull(),
  period: text('period').$type<Period>().notNull(),
  beforeAmount: bigint('before_amount', { mode: 'bigint' }),
  requestedAmount: bigint('asked_amount', { mode: 'bigint' }),
  requestedAt: instant('asked_at').notNull(),
  effectiveAt: instant('effective_at').notNull(),
})

export const realityChecks = pgTable('reality_checks', {
  memberId: text('member_id').primaryKey(),
  intervalMinutes: smallint('interval_minutes').notNull(),
  acknowledgedAt: instant('acknowledged_at'),
})
