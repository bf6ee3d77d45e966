import type { Currency, Deposit } from '@mosaic/contracts'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/kernel/columns'

export type DepositState = Deposit['state']

export const deposits = pgTable('deposits', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  method: text('method').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  /** What the provider says was paid; only this amount is ever credited. */
  settledAmount: minorUnits('settled_amount'),
  fee: minorUnits('fee').notNull(),
  state: text('state').$type<DepositState>().notNull(),
  reference: text('reference').notNull(),
  paymentId: text('payment_id'),
  payUrl: text('pay_url').notNull(),
  /** The first answer, for repetitions of the request; written once the provider has made the payment. */
  reply: text('reply'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  polledAt: instant('polled_at'),
  settledAt: instant('settled_at'),
})
export type DepositRow = typeof deposits.$inferSelect
