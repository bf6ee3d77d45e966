import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'
import type { ChallengePurpose } from './challenge-place'

export const passkeys = pgTable('passkeys', {
  credentialId: text('credential_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  /** The domain that the browser bound the passkey to. */
  rpId: text('rp_id').notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  /** 0: this authenticator does not count, as passkeys that travel between devices do not. */
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  /** Set when the count ran backwards: there are two of it. It opens nothing any more. */
  copiedAt: instant('copied_at'),
})
export type Passkey = typeof passkeys.$inferSelect

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  rpId: text('rp_id').notNull(),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  /** Device of a login, session of everything else. */
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
