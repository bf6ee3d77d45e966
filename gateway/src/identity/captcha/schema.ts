import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const captchas = pgTable('captchas', {
  flow: text('flow').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  answer: text('answer').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
export type Captcha = typeof captchas.$inferSelect
