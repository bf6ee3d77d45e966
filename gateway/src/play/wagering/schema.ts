import { type Currency, zero } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

/**
 * ACTIVE: its money is in the bonus account, at most one per member. WAITING: promised, credited when it becomes active.
 * The others are final.
 */
export type BonusState = 'ACTIVE' | 'WAITING' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'USED_UP'

export const bonuses = pgTable('bonuses', {
  /** Of the grant. */
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  campaignId: text('campaign_id').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  title: text('title').notNull(),
  state: text('state').$type<BonusState>().notNull(),
  amount: minorUnits('amount').notNull(),
  /** To be wagered, and what is wagered. */
  required: minorUnits('required').notNull(),
  progress: minorUnits('progress').notNull().default(zero),
  /** Became cash. */
  converted: minorUnits('converted').notNull().default(zero),
  terms: jsonb('terms').$type<WageringTerms>().notNull(),
  /** The lower one becomes active first. */
  sort: smallint('sort').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})
export type BonusRow = typeof bonuses.$inferSelect

/** What each round counted for a bonus. */
export const bonusRounds = pgTable('bonus_rounds', {
  provider: text('provider').notNull(),
  roundId: text('round_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  bonusId: uuid('bonus_id').notNull(),
  counted: minorUnits('counted').notNull(),
})

export type BonusMove = 'credit' | 'cash' | 'back'

/** Every movement of bonus money but stakes and wins: to the member, into cash, back to the operator. */
export const bonusMoves = pgTable('bonus_moves', {
  bonusId: uuid('bonus_id').notNull(),
  /** Unique for each bonus, as in the key of its ledger transaction. */
  step: text('step').notNull(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind').$type<BonusMove>().notNull(),
  amount: minorUnits('amount').notNull(),
  at: instant('at').notNull(),
})
