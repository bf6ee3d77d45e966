import { type SQL, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'

const accountsBelow = (merchant: string, prefix: string): SQL =>
  sql`${ledgerAccounts} where ${ledgerAccounts.merchantCode} = ${merchant} and ${ledgerAccounts.code} >= ${prefix} and ${ledgerAccounts.code} < ${`${prefix}~`}`

/** A page of the entries of all these accounts, newest first; of each account only the entries that the page may show are read. */
export const memberLedgerPage = (merchant: string, prefix: string, offset: number, most: number): SQL => sql`
  select page.transaction_id, page.line, t.created_at as at, t.kind, t.title, t.reference, page.code, page.amount, page.balance_after, page.currency
  from (
    select account.code, near.* from (select ${ledgerAccounts.id} as id, ${ledgerAccounts.code} as code from ${accountsBelow(merchant, prefix)}) account cross join lateral (
      select e.* from ${ledgerEntries} e where e.account_id = account.id order by e.created_at desc, e.account_version desc limit ${offset + most}) near
    order by near.created_at desc, near.account_version desc limit ${most} offset ${offset}
  ) page join ${ledgerTransactions} t on t.id = page.transaction_id order by page.created_at desc, page.account_version desc`

/** The version of an account is the number of its entries. */
export const memberLedgerSize = (merchant: string, prefix: string): SQL =>
  sql`select coalesce(sum(${ledgerAccounts.version}), 0)::bigint as entries from ${accountsBelow(merchant, prefix)}`
