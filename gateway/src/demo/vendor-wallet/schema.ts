import type { Currency } from '@mosaic/contracts'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import { instant, minorUnits } from '../../platform/db/columns'

/** The vendors have their own database schema, because the gateway must not read their tables. */
const vendors = pgSchema('demo_vendor')

export const accounts = vendors.table('accounts', {
  vendor: text('vendor').notNull(),
  account: text('account').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  balance: minorUnits('balance').notNull(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
})

export const transfers = vendors.table('transfers', {
  reference: text('reference').primaryKey(),
  vendor: text('vendor').notNull(),
  account: text('account').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  direction: text('direction').$type<'IN' | 'OUT'>().notNull(),
  amount: minorUnits('amount').notNull(),
  state: text('state').$type<'DONE' | 'REFUSED'>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/**
 * `lost-answer`: transfers, then cuts the connection; `slow`: transfers after the caller gave up; `silent`: neither
 * transfers nor answers.
 */
export const modes = ['prompt', 'slow', 'lost-answer', 'refusing', 'silent'] as const
export type Mode = (typeof modes)[number]

export const behaviour = vendors.table('behaviour', {
  vendor: text('vendor').primaryKey(),
  mode: text('mode').$type<Mode>().notNull(),
})
