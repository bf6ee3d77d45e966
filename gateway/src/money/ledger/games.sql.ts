import { type SQL, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'

/** A query of each member's losses in games: debits of their main account minus credits, in minor units. */
export const lostInGames: SQL = sql`
  select split_part(${ledgerAccounts.code}, ':', 2) as member_id, sum(-${ledgerEntries.amount})::bigint as lost
  from ${ledgerTransactions}
    join ${ledgerEntries} on ${ledgerEntries.transactionId} = ${ledgerTransactions.id}
    join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerEntries.accountId}
  where ${ledgerTransactions.scope} like 'seamless:%' and ${ledgerTransactions.kind} in ('bet', 'win', 'rollback')
    and ${ledgerAccounts.code} like 'player:%:main'
  group by 1`
