import type { Currency, PayoutAccount, Withdrawal } from '@mosaic/contracts'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export type PayoutKind = PayoutAccount['kind']

export const payoutAccounts = pgTable('payout_accounts', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  kind: text('kind').$type<PayoutKind>().notNull(),
  holder: text('holder').notNull(),
  account: text('account').notNull(),
  bankCode: text('bank_code'),
  branch: text('branch'),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
  /** A removed account stays for the withdrawals that went to it. */
  removedAt: instant('removed_at'),
})
export type PayoutAccountRow = typeof payoutAccounts.$inferSelect

export type WithdrawState = Withdrawal['state']

export const withdrawals = pgTable('withdrawals', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  payoutAccountId: uuid('payout_account_id').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** The debited amount, including the fee. */
  amount: minorUnits('amount').notNull(),
  fee: minorUnits('fee').notNull(),
  state: text('state').$type<WithdrawState>().notNull(),
  reference: text('reference').notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  payoutId: text('payout_id'),
  polledAt: instant('polled_at'),
  endedAt: instant('ended_at'),
})
export type WithdrawalRow = typeof withdrawals.$inferSelect
