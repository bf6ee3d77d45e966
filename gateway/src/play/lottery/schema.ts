import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** One row, written by its migration. */
export const lotterySecret = pgTable('lottery_secret', {
  singleton: boolean('singleton').primaryKey().default(true),
  secret: text('secret').notNull(),
})
