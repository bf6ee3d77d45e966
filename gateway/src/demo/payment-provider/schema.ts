import type { Currency } from '@mosaic/contracts'
import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'
import type { Behaviour } from './behaviour'
import type { PaymentState } from './payment-state'

/** The provider has its own database schema, because the gateway must not read its tables. */
const provider = pgSchema('demo_psp')

export type PaymentMethod = 'pix' | 'promptpay' | 'card'

export const payments = provider.table('payments', {
  id: text('id').primaryKey(),
  pageToken: text('page_token').notNull(),
  merchantReference: text('merchant_reference').notNull(),
  merchantName: text('merchant_name').notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  notifyUrl: text('notify_url').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  decidedAt: instant('decided_at'),
  behaviour: text('behaviour').$type<Behaviour>().notNull().default('usual'),
  paidAmount: minorUnits('paid_amount'),
  notifiedAt: instant('told_at'),
})

/** The demo provider pays or refuses immediately. */
export type PayoutState = 'PAID' | 'REFUSED'

export const payouts = provider.table('payouts', {
  id: text('id').primaryKey(),
  merchantReference: text('merchant_reference').notNull(),
  method: text('method').notNull(),
  account: text('account').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  state: text('state').$type<PayoutState>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const notifications = provider.table('notifications', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull(),
  nextAt: instant('next_at').notNull(),
  acknowledgedAt: instant('acknowledged_at'),
})

/** The behaviour of new payments; one row. */
export const settings = provider.table('settings', {
  id: integer('id').primaryKey(),
  behaviour: text('behaviour').$type<Behaviour>().notNull(),
})
