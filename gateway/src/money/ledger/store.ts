import { type Currency, type Minor, minor, zero } from '@mosaic/contracts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type AccountRef, accountKey } from './accounts'
import { lockQuery } from './accounts.sql'
import type { LedgerKind } from './kinds'
import {
  accountsByPrefixQuery,
  type BalancesRead,
  balanceVersionsQuery,
  type MemberOfBooks,
  type MemberOfMerchant,
  memberBalancesQuery,
} from './member-balances.sql'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './schema'
import { writeTransaction } from './transactions.sql'

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

const lock = async (db: Db, accounts: readonly AccountRef[]): Promise<Map<string, AccountRow>> => {
  const { rows } = await db.execute<StoredAccount>(lockQuery(accounts))
  return new Map(
    rows.map((row) => [
      accountKey({ merchant: row.merchant_code, code: row.code, currency: row.currency }),
      { id: row.id, balance: minor(row.balance), version: row.version },
    ]),
  )
}

export const ensureAccounts = async (db: Db, accounts: readonly AccountRef[]): Promise<void> =>
  void (await db
    .insert(ledgerAccounts)
    .values(accounts.map(({ merchant, ...account }) => ({ ...account, merchantCode: merchant })))
    .onConflictDoNothing())

/** Locks the accounts until the transaction ends; accounts that do not exist yet are created. */
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

/** Writes the transaction with its entries in the given order; `null` when scope and key exist already. */
export const insertTransaction = async (
  db: Db,
  transaction: NewTransaction,
  entries: readonly NewEntry[],
): Promise<readonly StoredEntry[] | null> => {
  const { rows } = await writeTransaction(db, {
    ...transaction,
    at: new Date(transaction.at).toISOString(),
    accounts: `{${entries.map((entry) => entry.accountId).join(',')}}`,
    currencies: `{${entries.map((entry) => entry.currency).join(',')}}`,
    amounts: `{${entries.map((entry) => entry.amount).join(',')}}`,
  })
  return rows.length === 0
    ? null
    : rows.map((row) => ({
        accountId: row.account_id,
        amount: minor(row.amount),
        balanceAfter: minor(row.balance_after),
        version: row.account_version,
      }))
}

const transactionColumns = {
  id: ledgerTransactions.id,
  fingerprint: ledgerTransactions.fingerprint,
  title: ledgerTransactions.title,
}
export type StoredTransaction = { readonly id: string; readonly fingerprint: string; readonly title: string }

export const transactionByKey = async (db: Db, scope: string, key: string): Promise<StoredTransaction | null> =>
  (
    await db
      .select(transactionColumns)
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.scope, scope), eq(ledgerTransactions.idempotencyKey, key)))
  )[0] ?? null

export const transactionById = async (db: Db, id: string): Promise<StoredTransaction | null> =>
  (await db.select(transactionColumns).from(ledgerTransactions).where(eq(ledgerTransactions.id, id)))[0] ?? null

export const entriesOf = (db: Db, transactionId: string): Promise<StoredEntry[]> =>
  db
    .select({
      accountId: ledgerEntries.accountId,
      amount: ledgerEntries.amount,
      balanceAfter: ledgerEntries.balanceAfter,
      version: ledgerEntries.accountVersion,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.line))

export const reversalOf = async (
  db: Db,
  transactionId: string,
): Promise<{ readonly scope: string; readonly key: string } | null> =>
  (
    await db
      .select({ scope: ledgerTransactions.scope, key: ledgerTransactions.idempotencyKey })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.reverses, transactionId))
  )[0] ?? null

/** Accounts and amounts of a transaction, for its exact mirror. */
export const postingsOf = (
  db: Db,
  transactionId: string,
): Promise<readonly { readonly account: AccountRef; readonly amount: Minor }[]> =>
  db
    .select({
      account: {
        merchant: ledgerAccounts.merchantCode,
        code: ledgerAccounts.code,
        currency: ledgerAccounts.currency,
        guarded: ledgerAccounts.guarded,
      },
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.line))

/** The sum of what the transactions moved on one account. */
export const effectOn = async (db: Db, accountId: bigint, transactionIds: readonly string[]): Promise<Minor> => {
  if (transactionIds.length === 0) return zero
  const [sums] = await db
    .select({ effect: sumOf(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), inArray(ledgerEntries.transactionId, [...transactionIds])))
  return sums?.effect ?? zero
}

export type MemberBalance = { readonly code: string; readonly balance: Minor; readonly version: bigint }

export const accountsByPrefix = async (
  db: Db,
  merchant: string,
  prefix: string,
  currency: Currency,
): Promise<readonly MemberBalance[]> => {
  const { rows } = await accountsByPrefixQuery(db, { merchant, currency, prefix, end: `${prefix}~` })
  return rows.map((row) => ({ code: row.code, balance: minor(row.balance), version: row.version }))
}

export const balancesOf = (balances: BalancesRead): readonly MemberBalance[] =>
  balances.map(({ code, balance, version }) => ({ code, balance: minor(BigInt(balance)), version: BigInt(version) }))

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
