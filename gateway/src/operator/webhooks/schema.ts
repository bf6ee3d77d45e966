import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const webhookEvents = pgTable('webhook_events', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  name: text('name').notNull(),
  memberId: text('member_id').notNull(),
  at: instant('at').notNull(),
  payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
})
export type WebhookEvent = typeof webhookEvents.$inferSelect

export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  url: text('url').notNull(),
  /** As `sealed-key.ts` seals it. */
  secret: text('secret').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  stoppedBy: text('stopped_by'),
  stoppedAt: instant('stopped_at'),
  /** The last event that the receiver took. */
  afterId: bigint('after_id', { mode: 'bigint' }).notNull(),
  tries: integer('tries').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  lastStatus: integer('last_status'),
  lastAt: instant('last_at'),
})
export type Webhook = typeof webhooks.$inferSelect
