import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns'

export const referralCodes = pgTable('referral_codes', {
  memberId: text('member_id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  code: text('code').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** One row for each visitor who opened a member's link. */
export const referralClicks = pgTable('referral_clicks', {
  memberId: text('member_id').notNull(),
  /** Hash of the id that the visitor's browser keeps. */
  visitor: text('visitor').notNull(),
  merchantCode: text('merchant_code').notNull(),
  at: instant('at').notNull(),
})

/** WAITING for the first bet that counts; DUE: it was placed, the reward is decided next. */
export type ReferralState = 'WAITING' | 'DUE' | 'REWARDED' | 'REFUSED'
export type ReferralRefusal = 'same-person' | 'not-eligible' | 'budget' | 'member-cap'

export const referrals = pgTable('referrals', {
  /** The friend. */
  memberId: text('member_id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  referrerId: text('referrer_id').notNull(),
  registeredAt: instant('registered_at').notNull(),
  firstBetAt: instant('first_bet_at'),
  state: text('state').$type<ReferralState>().notNull().default('WAITING'),
  reason: text('reason').$type<ReferralRefusal | ''>().notNull().default(''),
  campaignId: text('campaign_id'),
  /** The round of the bet that earned the reward. */
  provider: text('provider'),
  roundId: text('round_id'),
  grantId: uuid('grant_id'),
})
export type ReferralRow = typeof referrals.$inferSelect
