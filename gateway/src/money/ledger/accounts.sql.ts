import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { AccountRef } from './accounts'
import { ledgerAccounts, ledgerTransactions } from './schema'

/** Locks accounts in one order for all callers, so that two callers never wait for each other in a circle. */
export const lockQuery = (accounts: readonly AccountRef[]): SQL => {
  const wanted = sql.join(
    accounts.map(({ merchant, code, currency }) => sql`(${merchant}, ${code}, ${currency})`),
    sql`, `,
  )
  return sql`
    select id, merchant_code, code, currency, balance, version from ledger_accounts
    where (merchant_code, code, currency) in (${wanted}) order by guarded desc, id for update`
}

/** A table expression of accounts for the queries of other modules: `id`, `merchant_code`, `code`, `currency`, `balance`, `version`. */
export const accountRows: SQL = sql`(
  select ${ledgerAccounts.id} as id, ${ledgerAccounts.merchantCode} as merchant_code, ${ledgerAccounts.code} as code,
    ${ledgerAccounts.currency} as currency, ${ledgerAccounts.balance} as balance, ${ledgerAccounts.version} as version
  from ${ledgerAccounts})`

/** A scalar query of a transaction's title. */
export const transactionTitle = (id: SQLWrapper): SQL =>
  sql`(select ${ledgerTransactions.title} from ${ledgerTransactions} where ${ledgerTransactions.id} = ${id})`

/** Locks the account with this id, a value or a scalar query, until the transaction ends. */
export const lockAccountById = (id: SQLWrapper): SQL =>
  sql`select ${ledgerAccounts.id} from ${ledgerAccounts} where ${ledgerAccounts.id} = ${id} for update`
