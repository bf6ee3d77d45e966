import type { ChatMessage, WireLanguage } from '@mosaic/contracts'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/db/columns'

/** Guests with a chat, each known by the cookie of one browser. */
export const chatGuests = pgTable('chat_guests', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  tokenHash: text('token_hash').notNull(),
  network: text('network').notNull(),
  seenAt: instant('seen_at').notNull(),
})

export const chats = pgTable('chats', {
  /** A member, or the guest of `guestId`. */
  ownerId: text('member_id').primaryKey(),
  guestId: text('guest_id'),
  registeredMemberId: text('registered_member_id').generatedAlwaysAs('case when guest_id is null then member_id end'),
  merchantCode: text('merchant_code').notNull(),
  language: text('language').notNull(),
  lastSeq: integer('last_seq').notNull().default(0),
  memberRead: integer('member_read').notNull().default(0),
  houseGot: integer('house_got').notNull().default(0),
  houseRead: integer('house_read').notNull().default(0),
  waitingSince: instant('waiting_since'),
  operator: text('operator'),
  memberTypingAt: instant('member_typing_at'),
  houseTypingAt: instant('house_typing_at'),
})

export const chatPictures = pgTable('chat_pictures', {
  name: text('name').primaryKey(),
  memberId: text('member_id').notNull(),
  bytes: bytea('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  at: instant('at').notNull(),
})

export const chatMessages = pgTable('chat_messages', {
  ownerId: text('member_id').notNull(),
  seq: integer('seq').notNull(),
  id: uuid('id').notNull(),
  author: text('author').$type<ChatMessage['author']>().notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  picture: text('picture'),
  at: instant('at').notNull(),
})

export const chatDesks = pgTable('chat_desks', {
  merchantCode: text('merchant_code').primaryKey(),
  seenAt: instant('seen_at').notNull(),
})

export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  texts: jsonb('texts').$type<Partial<Record<WireLanguage, string>>>().notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
})
