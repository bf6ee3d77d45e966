import { createHash } from 'node:crypto'
import { addMinor, type Currency, type Minor, minor, zero } from '@mosaic/contracts'
import type { Db, Tx } from '../../platform/db/database'
import { type AccountRef, accountKey, playerPrefix } from './accounts'
import type { LedgerKind } from './kinds'
import type { BalancesRead } from './member-balances.sql'
import { type Posting, postingFault } from './posting'
import * as store from './store'

export type PostRequest = {
  /** The owner of the key: two scopes may use the same key. */
  readonly scope: string
  readonly key: string
  /** Digest of the request; the same key with another digest is refused. */
  readonly fingerprint: string
  readonly kind: LedgerKind
  readonly title: string
  readonly reference: string
  readonly postings: readonly Posting[]
  readonly at: number
  readonly reverses?: string
}

type AccountState = { readonly balance: Minor; readonly version: bigint }
export type Posted = {
  readonly ok: true
  readonly transactionId: string
  readonly replayed: boolean
  readonly after: (account: AccountRef) => AccountState
}
export type Unposted = {
  readonly ok: false
  readonly reason: 'mismatch' | 'insufficient' | 'reversed-already' | 'unknown'
}

export const fingerprintOf = (...parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Derives the id from scope and key, so a repeated request has the same id. */
export const transactionIdOf = (scope: string, key: string): string => {
  const digest = createHash('sha256').update(`${scope}\n${key}`).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

const posted = (
  transactionId: string,
  replayed: boolean,
  entries: readonly store.StoredEntry[],
  rows: store.LockedAccounts,
): Posted => {
  const byId = new Map(entries.map((entry) => [entry.accountId, entry]))
  return {
    ok: true,
    transactionId,
    replayed,
    after: (account) => {
      const row = rows.get(accountKey(account))
      const entry = row && byId.get(row.id)
      if (!entry) throw new Error(`${account.code} is no part of transaction ${transactionId}`)
      return { balance: entry.balanceAfter, version: entry.version }
    },
  }
}

const entryOrder =
  (rows: store.LockedAccounts) =>
  (a: Posting, b: Posting): number =>
    Number(b.account.guarded) - Number(a.account.guarded) ||
    Number((rows.get(accountKey(a.account))?.id ?? 0n) - (rows.get(accountKey(b.account))?.id ?? 0n))

/**
 * Writes one balanced transaction, once per scope and key, inside the caller's database transaction. `known` are
 * accounts that the caller has locked or needs only the id of.
 */
export const post = async (tx: Tx, request: PostRequest, known?: store.LockedAccounts): Promise<Posted | Unposted> => {
  const fault = postingFault(request.postings)
  if (fault) throw new Error(`Transaction ${request.scope}/${request.key} is malformed: ${fault}`)
  const accounts = request.postings.map((posting) => posting.account)
  const rows =
    known && accounts.every((account) => known.has(accountKey(account)))
      ? known
      : await store.lockAccounts(tx, accounts)
  const rowOf = (account: AccountRef): store.AccountRow => {
    const row = rows.get(accountKey(account))
    if (!row) throw new Error(`Account ${accountKey(account)} could not be locked`)
    return row
  }
  const replay = async (): Promise<Posted | Unposted | null> => {
    const stored = await store.transactionByKey(tx, request.scope, request.key)
    if (!stored) return null
    return stored.fingerprint === request.fingerprint
      ? posted(stored.id, true, await store.entriesOf(tx, stored.id), rows)
      : { ok: false, reason: 'mismatch' }
  }

  const short = request.postings.some(({ account, amount }) => account.guarded && rowOf(account).balance + amount < 0n)
  // A repeated request gets its first answer, even if the money has been spent since.
  if (short) return (await replay()) ?? { ok: false, reason: 'insufficient' }

  const ordered = [...request.postings].sort(entryOrder(rows))
  const id = transactionIdOf(request.scope, request.key)
  const merchant = ordered[0]?.account.merchant ?? ''
  const entries = await store.insertTransaction(
    tx,
    {
      id,
      merchant,
      scope: request.scope,
      key: request.key,
      fingerprint: request.fingerprint,
      kind: request.kind,
      title: request.title,
      reference: request.reference,
      reverses: request.reverses ?? null,
      at: request.at,
    },
    ordered.map(({ account, amount }) => ({ accountId: rowOf(account).id, currency: account.currency, amount })),
  )
  if (entries) return posted(id, false, entries, rows)
  const replayed = await replay()
  if (!replayed) throw new Error(`Transaction ${request.scope}/${request.key} was refused without a stored one`)
  return replayed
}

export type ReversalRequest = {
  readonly scope: string
  readonly key: string
  readonly reverses: string
  readonly reference: string
  readonly at: number
  readonly kind: 'rollback' | 'adjustment'
}

/** Posts the exact mirror of a transaction; a transaction is reversed at most once. */
export const reverse = async (tx: Tx, request: ReversalRequest): Promise<Posted | Unposted> => {
  const original = await store.transactionById(tx, request.reverses)
  if (!original) return { ok: false, reason: 'unknown' }
  const mirror = (await store.postingsOf(tx, original.id)).map(({ account, amount }) => ({
    account,
    amount: minor(-amount),
  }))
  const locked = await store.lockAccounts(
    tx,
    mirror.map((posting) => posting.account),
  )
  const earlier = await store.reversalOf(tx, original.id)
  if (earlier && (earlier.scope !== request.scope || earlier.key !== request.key))
    return { ok: false, reason: 'reversed-already' }
  return post(
    tx,
    {
      scope: request.scope,
      key: request.key,
      fingerprint: fingerprintOf('reversal', original.id),
      kind: request.kind,
      title: original.title,
      reference: request.reference,
      postings: mirror,
      at: request.at,
      reverses: original.id,
    },
    locked,
  )
}

export type Funds = {
  readonly total: Minor
  readonly version: bigint
  readonly balances: readonly store.MemberBalance[]
}

const fundsIn = (prefix: string, accounts: readonly store.MemberBalance[]): Funds => {
  const balances = accounts.map((account) => ({ ...account, code: account.code.slice(prefix.length) }))
  return {
    total: balances.reduce((sum, { balance }) => addMinor(sum, balance), zero),
    version: balances.reduce((sum, { version }) => sum + version, 0n),
    balances,
  }
}

/** All balances of a member, with codes like `main`; `version` grows with each change of any of them. */
export const playerFunds = async (db: Db, merchant: string, memberId: string, currency: Currency): Promise<Funds> => {
  const prefix = playerPrefix(memberId)
  return fundsIn(prefix, await store.accountsByPrefix(db, merchant, prefix, currency))
}

/** The funds from `balancesRead`, which the query of the session reads too. */
export const readFunds = (memberId: string, balances: BalancesRead): Funds =>
  fundsIn(playerPrefix(memberId), store.balancesOf(balances))
