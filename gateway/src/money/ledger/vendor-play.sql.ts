import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'

/** An index condition for the accounts of one prefix; `~` is the last character of these codes. */
const beginsWith = (prefix: string): SQL =>
  sql`${ledgerAccounts.code} >= ${prefix} and ${ledgerAccounts.code} < ${`${prefix}~`}`

/**
 * What a member has in vendor wallets and on the way there, and what was won and lost there since an instant. A vendor reports
 * balances, no stakes.
 */
export const vendorPlayQuery = (memberId: string, from: number): SQL => sql`
  with wallets as materialized (
    select ${ledgerAccounts.id} as id, ${ledgerAccounts.balance} as balance from ${ledgerAccounts}
    where ${beginsWith(`player:${memberId}:vendor:`)} or ${beginsWith(`player:${memberId}:transit:`)})
  select (select coalesce(sum(balance), 0)::bigint from wallets) as held,
    coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} > 0), 0)::bigint as won,
    coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.amount} < 0), 0)::bigint as lost
  from wallets join ${ledgerEntries} on ${ledgerEntries.accountId} = wallets.id
    join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId}
  where ${ledgerEntries.createdAt} >= ${timestamp(from)} and ${ledgerTransactions.scope} = 'vendor.play'`
