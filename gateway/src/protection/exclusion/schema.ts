import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { Exclusion } from './effective-exclusion'

export const playExclusions = pgTable('play_exclusions', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<Exclusion['kind']>().notNull(),
  startsAt: instant('starts_at').notNull(),
  /** Null: for good. */
  endsAt: instant('ends_at'),
})
