import type { WireLanguage } from '@mosaic/contracts'
import type { Role } from '@mosaic/contracts/desk'
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const operators = pgTable('operators', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** End of a password without a passkey; null after it made one. */
  startEndsAt: instant('start_ends_at'),
  /** The password is public, so each new browser may make its own passkey. */
  demo: boolean('demo').notNull().default(false),
  disabled: boolean('disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  lastSeenAt: instant('last_seen_at'),
  /** Where the link to enrol goes; null for accounts from before addresses were asked for. */
  email: text('email'),
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

/** Signed with a passkey before the password, by whoever has it. */
export const operatorChallenges = pgTable('operator_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  endsAt: instant('ends_at').notNull(),
})

/** Links with which an operator chooses a password; only a hash is stored. */
export const operatorEnrolments = pgTable('operator_enrolments', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** New accounts and changes that a second administrator decides. */
export const operatorProposals = pgTable('operator_proposals', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'create' | 'change'>().notNull(),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  email: text('email'),
  disabled: boolean('disabled').notNull(),
  language: text('language').$type<WireLanguage>().notNull(),
  state: text('state').$type<'PROPOSED' | 'DONE' | 'REJECTED'>().notNull(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: instant('decided_at'),
  refusal: text('refusal').notNull().default(''),
})
export type OperatorProposalRow = typeof operatorProposals.$inferSelect

/** Browsers on which an operator gave both factors. */
export const operatorDevices = pgTable('operator_devices', {
  tokenHash: text('token_hash').notNull(),
  operatorId: uuid('operator_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
})
