import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const feedback = pgTable('feedback', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  messageId: uuid('message_id').notNull(),
  content: text('content').notNull(),
  at: instant('at').notNull(),
  seenAt: instant('seen_at'),
  seenBy: text('seen_by'),
})
