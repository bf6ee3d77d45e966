import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    merchantCode: text('merchant_code').notNull(),
    code: text('code').notNull(),
    /** Hash of the id that the visitor's browser keeps. */
    visitor: text('visitor').notNull(),
    at: instant('at').notNull(),
  },
  ({ merchantCode, code, visitor }) => [primaryKey({ columns: [merchantCode, code, visitor] })],
)

export const affiliateRegistrations = pgTable('affiliate_registrations', {
  memberId: text('member_id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  code: text('code').notNull(),
  registeredAt: instant('registered_at').notNull(),
})
