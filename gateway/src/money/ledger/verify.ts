import type { Currency } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { type ChainReport, type NotedSeal, verifyChain } from './verify-chain'

export type LedgerFault = {
  readonly rule: 'zero-sum' | 'snapshot = history' | 'no-negative' | 'versions without gaps' | 'hash chain'
  readonly subject: string
}
export type LedgerReport = {
  readonly transactions: number
  readonly entries: number
  readonly accounts: number
  /** Sum of all balances of a merchant's books in one currency; zero when they balance. */
  readonly books: readonly { readonly merchant: string; readonly currency: Currency; readonly sum: string }[]
  readonly faults: readonly LedgerFault[]
  readonly chain: Omit<ChainReport, 'broken'>
}

const mostFaults = 100

/** Adds the whole ledger up anew and walks its hash chains; what triggers have promised is believed nowhere (domain §3.3, 1–3, 18). Reads one snapshot. */
export const verifyLedger = (db: Db, noted: NotedSeal | null = null): Promise<LedgerReport> =>
  db.transaction(
    async (tx) => {
      // A long history takes longer than a request may.
      await tx.execute(sql`set local statement_timeout = 0`)
      const [counts] = (
        await tx.execute<{ transactions: string; entries: string; accounts: string }>(sql`
          select (select count(*) from ledger_transactions)::text as transactions, (select count(*) from ledger_entries)::text as entries,
            (select count(*) from ledger_accounts)::text as accounts`)
      ).rows
      const books = await tx.execute<{ merchant: string; currency: Currency; sum: string }>(sql`
        select merchant_code as merchant, currency, sum(balance)::text as sum from ledger_accounts group by 1, 2 order by 1, 2`)
      const faults = await tx.execute<LedgerFault>(sql`
        select 'zero-sum' as rule, transaction_id::text as subject from ledger_entries group by transaction_id, currency having sum(amount) <> 0
        union all
        select 'snapshot = history', a.merchant_code || '/' || a.code || '/' || a.currency from ledger_accounts a
          left join (select account_id, sum(amount) as total from ledger_entries group by 1) e on e.account_id = a.id where a.balance <> coalesce(e.total, 0)
        union all
        select 'versions without gaps', a.merchant_code || '/' || a.code || '/' || a.currency from ledger_accounts a
          left join (select account_id, count(*) as n, max(account_version) as top from ledger_entries group by 1) e on e.account_id = a.id
          where a.version <> coalesce(e.n, 0) or a.version <> coalesce(e.top, 0)
        union all
        select 'no-negative', merchant_code || '/' || code || '/' || currency from ledger_accounts where guarded and balance < 0
        limit ${mostFaults}`)
      const { broken, ...chain } = await verifyChain(tx, mostFaults, noted)
      return {
        transactions: Number(counts?.transactions ?? 0),
        entries: Number(counts?.entries ?? 0),
        accounts: Number(counts?.accounts ?? 0),
        books: books.rows,
        faults: [...faults.rows, ...broken.map((subject) => ({ rule: 'hash chain' as const, subject }))],
        chain,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
