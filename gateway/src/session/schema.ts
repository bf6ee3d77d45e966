import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../kernel/columns'

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  memberId: text('member_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  deviceId: text('device_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  revokedWhy: text('revoked_why').$type<'logout' | 'password-changed' | 'disabled'>(),
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

export const usedBodyIds = pgTable('used_body_ids', {
  jti: text('jti').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
