import { type Currency, type Minor, minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { MemberRead } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { namedQuery } from '../../platform/db/named-query'
import { type AccountRef, accountKey } from './accounts'
import type { LedgerKind } from './kinds'
import {
  balanceVersionsQuery,
  type MemberOfBooks,
  type MemberOfMerchant,
  memberBalancesQuery,
} from './member-balances.sql'
import { ledgerAccounts } from './schema'

export type AccountRow = { readonly id: bigint; readonly balance: Minor; readonly version: bigint }
export type LockedAccounts = ReadonlyMap<string, AccountRow>

type StoredAccount = {
  id: bigint
  merchant_code: string
  code: string
  currency: Currency
  balance: bigint
  version: bigint
}

const refsOf = (accounts: readonly AccountRef[]) =>
  sql.join(
    accounts.map((account) => sql`(${account.merchant}, ${account.code}, ${account.currency})`),
    sql`, `,
  )

const lock = async (db: Db, accounts: readonly AccountRef[]): Promise<Map<string, AccountRow>> => {
  const { rows } = await db.execute<StoredAccount>(sql`
    select id, merchant_code, code, currency, balance, version from ledger_accounts
    where (merchant_code, code, currency) in (${refsOf(accounts)}) order by guarded desc, id for update`)
  return new Map(
    rows.map((row) => [
      accountKey({ merchant: row.merchant_code, code: row.code, currency: row.currency }),
      { id: row.id, balance: minor(row.balance), version: row.version },
    ]),
  )
}

export const ensureAccounts = async (db: Db, accounts: readonly AccountRef[]): Promise<void> => {
  const values = sql.join(
    accounts.map((account) => sql`(${account.merchant}, ${account.code}, ${account.currency}, ${account.guarded})`),
    sql`, `,
  )
  await db.execute(
    sql`insert into ledger_accounts (merchant_code, code, currency, guarded) values ${values} on conflict do nothing`,
  )
}

/** Locks the accounts, made where missing, in one order for everybody (players' before open ones, then by id), so that two callers never wait for each other in a circle. */
export const lockAccounts = async (db: Db, accounts: readonly AccountRef[]): Promise<LockedAccounts> => {
  const found = await lock(db, accounts)
  if (found.size === accounts.length) return found
  await ensureAccounts(
    db,
    accounts.filter((account) => !found.has(accountKey(account))),
  )
  return lock(db, accounts)
}

export type StoredEntry = {
  readonly accountId: bigint
  readonly amount: Minor
  readonly balanceAfter: Minor
  readonly version: bigint
}
type EntryRow = { account_id: bigint; amount: bigint; balance_after: bigint; account_version: bigint }
const entryOf = (row: EntryRow): StoredEntry => ({
  accountId: row.account_id,
  amount: minor(row.amount),
  balanceAfter: minor(row.balance_after),
  version: row.account_version,
})

export type NewTransaction = {
  readonly id: string
  readonly merchant: string
  readonly scope: string
  readonly key: string
  readonly fingerprint: string
  readonly kind: LedgerKind
  readonly title: string
  readonly reference: string
  readonly reverses: string | null
  readonly at: number
}
export type NewEntry = { readonly accountId: bigint; readonly currency: Currency; readonly amount: Minor }

const { placeholder } = sql
const ledgerWrite = namedQuery<EntryRow>(
  'ledger_write',
  sql`
    select * from ledger_write(${placeholder('id')}::uuid, ${placeholder('merchant')}, ${placeholder('scope')}, ${placeholder('key')}, ${placeholder('fingerprint')}, ${placeholder('kind')}, ${placeholder('title')}, ${placeholder('reference')}, ${placeholder('reverses')}::uuid,
      ${placeholder('at')}::timestamptz, ${placeholder('accounts')}::bigint[], ${placeholder('currencies')}::text[], ${placeholder('amounts')}::bigint[])`,
)

/** Writes the transaction with its entries in the given order; `null` when scope and key exist already. */
export const insertTransaction = async (
  db: Db,
  transaction: NewTransaction,
  entries: readonly NewEntry[],
): Promise<readonly StoredEntry[] | null> => {
  const { rows } = await ledgerWrite(db, {
    ...transaction,
    at: new Date(transaction.at).toISOString(),
    accounts: `{${entries.map((entry) => entry.accountId).join(',')}}`,
    currencies: `{${entries.map((entry) => entry.currency).join(',')}}`,
    amounts: `{${entries.map((entry) => entry.amount).join(',')}}`,
  })
  return rows.length === 0 ? null : rows.map(entryOf)
}

export type StoredTransaction = {
  readonly id: string
  readonly fingerprint: string
  readonly kind: LedgerKind
  readonly title: string
  readonly merchant: string
}
type TransactionRow = { id: string; fingerprint: string; kind: LedgerKind; title: string; merchant_code: string }

export const transactionByKey = async (db: Db, scope: string, key: string): Promise<StoredTransaction | null> => {
  const { rows } = await db.execute<TransactionRow>(
    sql`select id, fingerprint, kind, title, merchant_code from ledger_transactions where scope = ${scope} and idempotency_key = ${key}`,
  )
  const row = rows[0]
  return row
    ? { id: row.id, fingerprint: row.fingerprint, kind: row.kind, title: row.title, merchant: row.merchant_code }
    : null
}

export const entriesOf = async (db: Db, transactionId: string): Promise<readonly StoredEntry[]> => {
  const { rows } = await db.execute<EntryRow>(
    sql`select account_id, amount, balance_after, account_version from ledger_entries where transaction_id = ${transactionId}::uuid order by line`,
  )
  return rows.map(entryOf)
}

export const transactionById = async (db: Db, id: string): Promise<StoredTransaction | null> => {
  const { rows } = await db.execute<TransactionRow>(
    sql`select id, fingerprint, kind, title, merchant_code from ledger_transactions where id = ${id}::uuid`,
  )
  const row = rows[0]
  return row
    ? { id: row.id, fingerprint: row.fingerprint, kind: row.kind, title: row.title, merchant: row.merchant_code }
    : null
}

export const reversalOf = async (
  db: Db,
  transactionId: string,
): Promise<{ readonly scope: string; readonly key: string } | null> => {
  const { rows } = await db.execute<{ scope: string; idempotency_key: string }>(
    sql`select scope, idempotency_key from ledger_transactions where reverses = ${transactionId}::uuid`,
  )
  const row = rows[0]
  return row ? { scope: row.scope, key: row.idempotency_key } : null
}

type MirrorRow = { merchant_code: string; code: string; currency: Currency; guarded: boolean; amount: bigint }

/** Accounts and amounts of a transaction, for its exact mirror. */
export const postingsOf = async (
  db: Db,
  transactionId: string,
): Promise<readonly { readonly account: AccountRef; readonly amount: Minor }[]> => {
  const { rows } = await db.execute<MirrorRow>(sql`
    select a.merchant_code, a.code, a.currency, a.guarded, e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transaction_id = ${transactionId}::uuid order by e.line`)
  return rows.map((row) => ({
    account: { merchant: row.merchant_code, code: row.code, currency: row.currency, guarded: row.guarded },
    amount: minor(row.amount),
  }))
}

export type Purse = { readonly code: string; readonly balance: Minor; readonly version: bigint }

const byPrefix = namedQuery<{ code: string; balance: bigint; version: bigint }>(
  'accounts_by_prefix',
  sql`
    select code, balance, version from ledger_accounts where merchant_code = ${placeholder('merchant')} and currency = ${placeholder('currency')} and code >= ${placeholder('prefix')} and code < ${placeholder('end')} order by id`,
)

export const accountsByPrefix = async (
  db: Db,
  merchant: string,
  prefix: string,
  currency: Currency,
): Promise<readonly Purse[]> => {
  const { rows } = await byPrefix(db, { merchant, currency, prefix, end: `${prefix}~` })
  return rows.map((row) => ({ code: row.code, balance: minor(row.balance), version: row.version }))
}

export type ReadPurses = readonly { readonly code: string; readonly balance: string; readonly version: string }[]

/** Amounts as text, since a number of JSON is none of a `bigint`. */
export const pursesRead: MemberRead<ReadPurses> = {
  name: 'purses',
  valueOf: (member) => sql`(
    select coalesce(json_agg(json_build_object('code', code, 'balance', balance::text, 'version', version::text) order by ${ledgerAccounts.id}), '[]') from ${ledgerAccounts}
    where ${ledgerAccounts.merchantCode} = ${member.merchantCode} and ${ledgerAccounts.currency} = ${member.currency}
      and code >= 'player:' || ${member.id} || ':' and code < 'player:' || ${member.id} || ':~')`,
}

export const pursesOf = (purses: ReadPurses): readonly Purse[] =>
  purses.map(({ code, balance, version }) => ({ code, balance: minor(BigInt(balance)), version: BigInt(version) }))

/** Each member's balance over all their accounts, in minor units; a member without accounts is not in it. */
export const memberBalances = async (
  db: Db,
  merchantCode: string,
  members: readonly MemberOfBooks[],
): Promise<ReadonlyMap<string, Minor>> => {
  if (members.length === 0) return new Map()
  const { rows } = await db.execute<{ member_id: string; balance: bigint }>(memberBalancesQuery(merchantCode, members))
  return new Map(rows.map(({ member_id: memberId, balance }) => [memberId, minor(balance)]))
}

/** A version of each member's balance: it changes with every entry. */
export const balanceVersions = async (
  db: Db,
  members: readonly MemberOfMerchant[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ member: string; version: string }>(balanceVersionsQuery(members))
  return new Map(rows.map(({ member, version }) => [member, version]))
}
