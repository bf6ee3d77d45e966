import { type SQL, sql } from 'drizzle-orm'

/** A verification reads the whole history, which takes longer than a request may. */
export const withoutTimeout: SQL = sql`set local statement_timeout = 0`

export const rowCountsQuery: SQL = sql`
  select (select count(*) from ledger_transactions)::text as transactions, (select count(*) from ledger_entries)::text as entries,
    (select count(*) from ledger_accounts)::text as accounts`

/** The sum of all balances of each merchant and currency. */
export const booksQuery: SQL = sql`
  select merchant_code as merchant, currency, sum(balance)::text as sum from ledger_accounts group by 1, 2 order by 1, 2`

/** Rows that break an invariant of the ledger (domain §3.3, 1–3), computed from the entries alone. */
export const faultsQuery = (limit: number): SQL => sql`
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
  limit ${limit}`
