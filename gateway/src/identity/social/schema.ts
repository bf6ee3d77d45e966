import type { SocialProvider } from '@mosaic/contracts'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const socialIdentities = pgTable('social_identities', {
  merchantCode: text('merchant_code').notNull(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  memberId: text('member_id').notNull(),
  linkedAt: instant('linked_at').notNull(),
})

export const socialFlows = pgTable('social_flows', {
  stateHash: text('state_hash').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  /** The redirect works on this device only. */
  deviceId: text('device_id').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Set for a confirmation of a member; null at a login. */
  sessionId: uuid('session_id'),
})

export const socialTickets = pgTable('social_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  deviceId: text('device_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const usedSocialTokens = pgTable('used_social_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
