import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns'

export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  taken: integer('taken').notNull(),
  endsAt: instant('ends_at').notNull(),
})

/** Ids of encrypted bodies, each good for one call. */
export const usedBodyIds = pgTable('used_body_ids', {
  jti: text('jti').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
