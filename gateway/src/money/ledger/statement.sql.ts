import { minor, type Minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { AccountRef } from './accounts'
import type { LedgerKind } from './kinds'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'

/** The ledger's kinds, and one for bets and wins in a vendor's own wallet. */
export type EntryKind = LedgerKind | 'vendorPlay'

const vendorPlay: EntryKind = 'vendorPlay'
export const kindOf = (main: AccountRef): SQL<EntryKind> =>
  sql`case when ${ledgerAccounts.code} = ${main.code} then ${ledgerTransactions.kind} else ${vendorPlay} end`

/** Entries of one account keep their order by version; between accounts the later entry comes first. */
export const latest = sql`max(${ledgerEntries.createdAt}) over (partition by ${ledgerEntries.accountId} order by ${ledgerEntries.accountVersion})`

export const sumWhere = (condition: SQL | undefined): SQL<Minor> =>
  sql`coalesce(sum(${ledgerEntries.amount}) filter (where ${condition}), 0)::bigint`.mapWith(minor)

/** Groups by the first selected column. */
export const firstColumn: SQL = sql`1`
