import type { Currency, Deposit } from '@mosaic/contracts'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DepositBonus } from '../../platform'
import { bytea, instant, minorUnits } from '../../platform/db/columns'

export type DepositState = Deposit['state']
/** Why a person of the house has to look at a deposit. */
export type ReviewReason = 'proof' | 'paid-after-end' | 'wrong-currency' | 'below-fee' | 'above-order'

export const deposits = pgTable('deposits', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  method: text('method').notNull(),
  kind: text('kind').$type<Deposit['kind']>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  /** What was credited: what the provider says was paid, less the fee, or what a person of the house found. */
  settledAmount: minorUnits('settled_amount'),
  fee: minorUnits('fee').notNull(),
  state: text('state').$type<DepositState>().notNull(),
  reference: text('reference').notNull(),
  paymentId: text('payment_id'),
  payUrl: text('pay_url').notNull(),
  code: text('code').notNull().default(''),
  payee: jsonb('payee').$type<NonNullable<Deposit['payee']>>(),
  proofCount: integer('proof_count').notNull().default(0),
  review: text('review').$type<ReviewReason>(),
  /** What the provider said was paid, of a deposit that a person has to look at. */
  reportedAmount: minorUnits('reported_amount'),
  reason: text('reason').notNull().default(''),
  /** The first answer, for repetitions of the request; written once the provider has made the payment. */
  reply: text('reply'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  polledAt: instant('polled_at'),
  settledAt: instant('settled_at'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  /** The offer that was chosen with the order, as it was then. */
  bonus: jsonb('bonus').$type<DepositBonus>(),
  /** What of the offer nobody may have twice; null once the deposit ended or brought no bonus. */
  bonusReservation: text('bonus_hold'),
  bonusAmount: minorUnits('bonus_amount'),
  bonusTurnover: minorUnits('bonus_turnover'),
})
export type DepositRow = typeof deposits.$inferSelect

/** What members show of their transfers. */
export const depositProofs = pgTable('deposit_proofs', {
  id: uuid('id').primaryKey(),
  depositId: uuid('deposit_id').notNull(),
  /** SHA-256 of the bytes: the same picture sent again is one. */
  hash: text('hash').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
})
