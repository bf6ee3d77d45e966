import type { Currency, GameCategory } from '@mosaic/contracts'
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const cashbackClaims = pgTable('cashback_claims', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  claimedAt: instant('claimed_at').notNull(),
})
export type CashbackClaim = typeof cashbackClaims.$inferSelect

/** Valid bet of a week and category that a claim has paid for. */
export const cashbackClaimLines = pgTable('cashback_claim_lines', {
  claimId: uuid('claim_id').notNull(),
  memberId: text('member_id').notNull(),
  /** The first business day of the week. */
  week: date('week', { mode: 'string' }).notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  validBet: minorUnits('valid_bet').notNull(),
})
