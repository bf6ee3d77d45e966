import type { Db } from '../../platform/db/database'
import { type ChainReport, type NotedSeal, verifyChain } from './verify-chain'
import { inSnapshot, type BooksSum, type LedgerFault, ledgerFaults, rowCounts, sumsOfBooks } from './verify-store'

export type LedgerReport = {
  readonly transactions: number
  readonly entries: number
  readonly accounts: number
  /** Each sum is zero when the books of that merchant and currency balance. */
  readonly books: readonly BooksSum[]
  readonly faults: readonly LedgerFault[]
  readonly chain: Omit<ChainReport, 'broken'>
}

const maxFaults = 100

/** Recomputes the whole ledger and its hash chains in one snapshot, trusting no trigger (domain §3.3, 1–3, 18). */
export const verifyLedger = (db: Db, noted: NotedSeal | null = null): Promise<LedgerReport> =>
  inSnapshot(db, async (tx) => {
    const counts = await rowCounts(tx)
    const books = await sumsOfBooks(tx)
    const faults = await ledgerFaults(tx, maxFaults)
    const { broken, ...chain } = await verifyChain(tx, maxFaults, noted)
    return {
      ...counts,
      books,
      faults: [...faults, ...broken.map((subject) => ({ rule: 'hash chain' as const, subject }))],
      chain,
    }
  })
