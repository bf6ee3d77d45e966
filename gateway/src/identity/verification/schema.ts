import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { CodePurpose } from './code-place'

/** One open code for each purpose, recipient and device; only a salted hash is stored. */
export const verificationCodes = pgTable('verification_codes', {
  merchantCode: text('merchant_code').notNull(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  recipient: text('recipient').notNull(),
  /** The device that requested the code and can use it; '' if none was named. */
  flow: text('flow').notNull(),
  salt: text('salt').notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const passwordLinks = pgTable('password_links', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: text('member_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** With QA=1 messages are stored here instead of being sent. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  recipient: text('recipient').notNull(),
  text: text('text').notNull(),
  code: text('code'),
  at: instant('at').notNull(),
})
