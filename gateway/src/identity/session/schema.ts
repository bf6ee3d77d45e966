import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
  /** "Remember me": the device stays logged in for thirty days instead of until it idles. */
  remembered: boolean('remembered').notNull().default(false),
  ip: text('ip').notNull().default(''),
  /** When the member last proved by password or passkey that it is he. */
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
  successorSalt: text('successor_salt'),
})

export const captchas = pgTable('captchas', {
  flow: text('flow').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  answer: text('answer').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export type PrivateKeyJwk = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }

export const bodyKeys = pgTable('body_keys', {
  kid: text('kid').primaryKey(),
  day: integer('day').notNull(),
  privateJwk: jsonb('private_jwk').$type<PrivateKeyJwk>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Guesses at one account from one address, at one account, or from one address; the key says which. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  failures: integer('failures').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
  lockedUntil: instant('locked_until'),
})
