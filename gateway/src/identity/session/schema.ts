import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

/** Why a device was logged out; shown in the list of devices. */
export type RevokedWhy =
  | 'logout'
  | 'password-changed'
  | 'disabled'
  | 'self-excluded'
  | 'device-removed'
  | 'token-reused'

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  memberId: text('member_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  deviceId: text('device_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  revokedWhy: text('revoked_why').$type<RevokedWhy>(),
  /** "Remember me": thirty days instead of until idle. */
  remembered: boolean('remembered').notNull().default(false),
  ip: text('ip').notNull().default(''),
  /** The last confirmation by password or passkey. */
  confirmedAt: instant('confirmed_at'),
})
export type SessionRow = typeof sessions.$inferSelect

export const accessTokens = pgTable('access_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  usedAt: instant('used_at'),
  nextTokensSalt: text('successor_salt'),
})
