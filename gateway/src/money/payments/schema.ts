import type { Currency, Deposit } from '@mosaic/contracts'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DepositBonus } from '../../platform'
import { bytea, instant, minorUnits } from '../../platform/db/columns'

export type DepositState = Deposit['state']
/** Why a deposit needs an operator. */
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
  /** The credited amount: the paid amount reported by the provider or found by an operator, minus the fee. */
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
  /** The paid amount reported by the provider, for deposits in review. */
  reportedAmount: minorUnits('reported_amount'),
  reason: text('reason').notNull().default(''),
  /** Unused: platform/http/idempotency stores answers. Older gateways still write it, so a later migration drops it. */
  reply: text('reply'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  polledAt: instant('polled_at'),
  settledAt: instant('settled_at'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  /** The chosen offer, as it was at the time of the order. */
  bonus: jsonb('bonus').$type<DepositBonus>(),
  /** Uniqueness key of the bonus per member; null once the deposit ended without a bonus. */
  bonusReservation: text('bonus_hold'),
  bonusAmount: minorUnits('bonus_amount'),
  bonusTurnover: minorUnits('bonus_turnover'),
  /** The grant of a campaign that pays the bonus; null for a bonus that was paid with the deposit itself. */
  bonusGrantId: uuid('bonus_grant_id'),
})
export type DepositRow = typeof deposits.$inferSelect

/** Pictures that members upload as proof of a bank transfer. */
export const depositProofs = pgTable('deposit_proofs', {
  id: uuid('id').primaryKey(),
  depositId: uuid('deposit_id').notNull(),
  /** SHA-256 of the bytes, to recognise a repeated picture. */
  hash: text('hash').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
})
