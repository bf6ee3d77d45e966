import type { WireLanguage } from '@mosaic/contracts'
import type { Audience } from '@mosaic/contracts/desk'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export type AnnouncementText = { title: string; kicker: string; action: string; content: string }
export type AnnouncementImage = { key: string; sequence: number }

export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code'),
  types: text('types').array().$type<('A' | 'PL' | 'B' | 'PU' | 'PR' | 'H')[]>().notNull(),
  groups: text('groups').array().notNull(),
  sort: integer('sort').notNull(),
  texts: jsonb('texts').$type<Partial<Record<WireLanguage, AnnouncementText>>>().notNull(),
  link: text('link').notNull(),
  images: jsonb('images').$type<AnnouncementImage[]>().notNull(),
  categories: text('categories').array().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  /** Null: all visitors, also guests. */
  audience: jsonb('audience').$type<Audience>(),
  /** Null: not written at the desk. */
  writtenBy: text('written_by'),
})
export type AnnouncementRow = typeof announcements.$inferSelect

export const announcementReads = pgTable('announcement_reads', {
  memberId: text('member_id').notNull(),
  announcementId: text('announcement_id').notNull(),
  at: instant('at').notNull(),
})
