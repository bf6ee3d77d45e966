import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

/** Attempts by account and address, by account, or by address; `key` says which. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  failures: integer('failures').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
  lockedUntil: instant('locked_until'),
})
