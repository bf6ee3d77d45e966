import type { Role } from '@mosaic/contracts/desk'
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const operators = pgTable('operators', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** End of a start password; null after it made a passkey. */
  startEndsAt: instant('start_ends_at'),
  /** The password is public, so each new browser may make its own passkey. */
  demo: boolean('demo').notNull().default(false),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  lastSeenAt: instant('last_seen_at'),
})
export type OperatorRow = typeof operators.$inferSelect

export const operatorPasskeys = pgTable('operator_passkeys', {
  credentialId: text('credential_id').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  rpId: text('rp_id').notNull(),
  publicKey: text('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  /** After the second factor. */
  open: boolean('open').notNull(),
  challengeHash: text('challenge_hash'),
  challengeEndsAt: instant('challenge_ends_at'),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  endsAt: instant('ends_at').notNull(),
})
