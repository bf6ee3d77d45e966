import { type Currency, zero } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, minorUnits } from '../../platform/db/columns'
import type { LedgerKind } from './kinds'

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: bigint('id', { mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  code: text('code').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  guarded: boolean('guarded').notNull(),
  balance: minorUnits('balance').notNull().default(zero),
  version: bigint('version', { mode: 'bigint' }).notNull().default(0n),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: uuid('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  scope: text('scope').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  kind: text('kind').$type<LedgerKind>().notNull(),
  title: text('title').notNull(),
  reference: text('reference').notNull(),
  reverses: uuid('reverses'),
  createdAt: instant('created_at').notNull(),
})

export const ledgerEntries = pgTable('ledger_entries', {
  transactionId: uuid('transaction_id').notNull(),
  line: smallint('line').notNull(),
  accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: minorUnits('amount').notNull(),
  balanceAfter: minorUnits('balance_after').notNull(),
  accountVersion: bigint('account_version', { mode: 'bigint' }).notNull(),
  createdAt: instant('created_at').notNull(),
  /** The kind of its transaction; null for bets and wins from before it was stored here. */
  kind: text('kind').$type<LedgerKind>(),
})

/** Sums of the entries of main and of vendor wallets by business day and kind; the trigger of entries writes them. */
export const statementDays = pgTable('statement_days', {
  accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
  startsAt: instant('starts_at').notNull(),
  kind: text('kind').$type<LedgerKind>().notNull(),
  merchantCode: text('merchant_code').notNull(),
  entries: integer('entries').notNull(),
  credited: minorUnits('credited').notNull(),
  /** Below zero. */
  debited: minorUnits('debited').notNull(),
})

export const ledgerSeals = pgTable('ledger_seals', {
  number: bigint('number', { mode: 'bigint' }).primaryKey(),
  previous: bytea('previous').notNull(),
  hash: bytea('hash').notNull(),
  entries: integer('entries').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const ledgerSealRanges = pgTable('ledger_seal_ranges', {
  seal: bigint('seal', { mode: 'bigint' }).notNull(),
  accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
  firstVersion: bigint('first_version', { mode: 'bigint' }).notNull(),
  lastVersion: bigint('last_version', { mode: 'bigint' }).notNull(),
  hashes: bytea('hashes').notNull(),
})

export const ledgerChainHeads = pgTable('ledger_chain_heads', {
  accountId: bigint('account_id', { mode: 'bigint' }).primaryKey(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
  hash: bytea('hash').notNull(),
})
