import type { Currency, WalletTransfer } from '@mosaic/contracts'
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

export const vendorWallets = pgTable('vendor_wallets', {
  memberId: text('member_id').notNull(),
  vendor: text('vendor').notNull(),
  version: bigint('version', { mode: 'bigint' }).notNull().default(0n),
  seenAt: instant('seen_at'),
})

export type TransferState = WalletTransfer['state']
export type Direction = WalletTransfer['direction']

export const walletTransfers = pgTable('wallet_transfers', {
  /** Also the reference at the vendor. */
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  memberId: text('member_id').notNull(),
  vendor: text('vendor').notNull(),
  direction: text('direction').$type<Direction>().notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  state: text('state').$type<TransferState>().notNull(),
  reference: text('reference').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The time of the last poll. */
  askedAt: instant('asked_at'),
  endedAt: instant('ended_at'),
})
export type TransferRow = typeof walletTransfers.$inferSelect

/** What was won or lost in a vendor's wallet, by the version of its balance that shows it. */
export const vendorPlays = pgTable('vendor_plays', {
  memberId: text('member_id').notNull(),
  vendor: text('vendor').notNull(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  seenAt: instant('seen_at').notNull(),
})
