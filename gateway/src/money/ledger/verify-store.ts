import type { Currency } from '@mosaic/contracts'
import type { Db, Tx } from '../../platform/db/database'
import { onlyRow } from '../../platform/db/named-query'
import { booksQuery, faultsQuery, rowCountsQuery, withoutTimeout } from './verify.sql'

export type LedgerFault = {
  readonly rule: 'zero-sum' | 'snapshot = history' | 'no-negative' | 'versions without gaps' | 'hash chain'
  readonly subject: string
}
export type BooksSum = { readonly merchant: string; readonly currency: Currency; readonly sum: string }

/** Reads in one snapshot, for as long as it takes. */
export const inSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(withoutTimeout)
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

export const rowCounts = async (tx: Tx) => {
  const counts = onlyRow(await tx.execute<Record<'transactions' | 'entries' | 'accounts', string>>(rowCountsQuery))
  return {
    transactions: Number(counts.transactions),
    entries: Number(counts.entries),
    accounts: Number(counts.accounts),
  }
}

export const sumsOfBooks = async (tx: Tx): Promise<readonly BooksSum[]> => (await tx.execute<BooksSum>(booksQuery)).rows

export const ledgerFaults = async (tx: Tx, limit: number): Promise<readonly LedgerFault[]> =>
  (await tx.execute<LedgerFault>(faultsQuery(limit))).rows
