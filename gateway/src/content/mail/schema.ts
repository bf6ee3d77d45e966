import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const mails = pgTable('mails', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  senderId: text('sender_id').notNull(),
  recipientId: text('recipient_id'),
  recipient: text('recipient').$type<'support' | 'upline' | 'downline'>().notNull(),
  recipientName: text('recipient_name').notNull(),
  messageId: uuid('message_id').notNull(),
  subject: text('subject').notNull(),
  content: text('content').notNull(),
  at: instant('at').notNull(),
  answeredAt: instant('answered_at'),
  answeredBy: text('answered_by'),
})
