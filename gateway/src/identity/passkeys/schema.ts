import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { ChallengePurpose } from './challenge-place'

export const passkeys = pgTable('passkeys', {
  credentialId: text('credential_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  /** The domain to which the browser bound the passkey. */
  rpId: text('rp_id').notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  /** 0: the authenticator has no counter, like synchronised passkeys. */
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  /** Set when the counter did not increase: a copy exists, and the passkey is disabled. */
  copiedAt: instant('copied_at'),
})
export type Passkey = typeof passkeys.$inferSelect

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  rpId: text('rp_id').notNull(),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  /** The device of a login, else the session. */
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
