import type { NoticeChannel, WireLanguage } from '@mosaic/contracts'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const channelConsents = pgTable('channel_consents', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  channel: text('channel').$type<NoticeChannel>().notNull(),
  granted: boolean('granted').notNull(),
  at: instant('at').notNull(),
  source: text('source').$type<'settings' | 'message'>().notNull(),
})

export const quietHours = pgTable('quiet_hours', {
  memberId: text('member_id').primaryKey(),
  fromMinute: integer('from_minute'),
  toMinute: integer('to_minute'),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  language: text('language').$type<WireLanguage>().notNull(),
  createdAt: instant('created_at').notNull(),
})
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

export const pushOutbox = pgTable('push_outbox', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<'message' | 'chat'>().notNull(),
  about: text('about').notNull(),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  tries: integer('tries').notNull().default(0),
  endedAt: instant('ended_at'),
})
export type PushOutboxRow = typeof pushOutbox.$inferSelect
