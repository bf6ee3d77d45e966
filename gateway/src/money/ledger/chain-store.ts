import { desc, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import type { SealedRange } from './chain'
import {
  cutChainsQuery,
  entriesAfterQuery,
  newHead,
  rangesQuery,
  type SealSize,
  tryLockSealing,
  unsealedQuery,
} from './chain.sql'
import { ledgerChainHeads, ledgerSealRanges, ledgerSeals } from './schema'
import { withoutTimeout } from './verify.sql'

/** True for one gateway at a time; the others leave the sealing to it. */
export const lockSealing = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ mine: boolean }>(tryLockSealing)
  return rows[0]?.mine ?? false
}

/** Background work may read for longer than a request. */
export const waitLong = async (tx: Tx): Promise<void> => void (await tx.execute(withoutTimeout))

export type UnsealedEntry = {
  readonly account_id: bigint
  readonly account_version: bigint
  readonly digest: Uint8Array
  /** The present end of the account's chain. */
  readonly head: Uint8Array | null
}

export const unsealedEntries = async (
  tx: Tx,
  size: SealSize,
  since: number | null,
): Promise<readonly UnsealedEntry[]> => (await tx.execute<UnsealedEntry>(unsealedQuery(size, since))).rows

export type StoredSeal = typeof ledgerSeals.$inferSelect

export const lastSeal = async (db: Db): Promise<StoredSeal | null> =>
  (await db.select().from(ledgerSeals).orderBy(desc(ledgerSeals.number)).limit(1))[0] ?? null

export const insertSeal = async (
  tx: Tx,
  seal: StoredSeal,
  ranges: readonly (SealedRange & { readonly hashes: Uint8Array })[],
): Promise<void> => {
  await tx.insert(ledgerSeals).values(seal)
  await tx.insert(ledgerSealRanges).values(ranges.map(({ hash: _hash, ...range }) => ({ ...range, seal: seal.number })))
  await tx
    .insert(ledgerChainHeads)
    .values(ranges.map(({ accountId, lastVersion: version, hash }) => ({ accountId, version, hash })))
    .onConflictDoUpdate(newHead)
}

export type ChainedEntry = {
  readonly account_id: bigint
  readonly account: string | null
  readonly account_version: bigint
  readonly transaction_id: string
  readonly digest: Uint8Array
  /** The hash in the entry's seal; null before the entry is sealed. */
  readonly sealed: Uint8Array | null
}

export const entriesAfter = async (
  tx: Tx,
  place: readonly [bigint, bigint],
  limit: number,
): Promise<readonly ChainedEntry[]> => (await tx.execute<ChainedEntry>(entriesAfterQuery(place, limit))).rows

export type StoredRange = { readonly seal: bigint } & SealedRange
type RangeRow = { seal: bigint; account_id: bigint; first_version: bigint; last_version: bigint; hash: Uint8Array }

export const sealsAfter = (tx: Tx, number: bigint, limit: number): Promise<StoredSeal[]> =>
  tx.select().from(ledgerSeals).where(gt(ledgerSeals.number, number)).orderBy(ledgerSeals.number).limit(limit)

export const rangesOfSeals = async (tx: Tx, from: bigint, to: bigint): Promise<readonly StoredRange[]> => {
  const { rows } = await tx.execute<RangeRow>(rangesQuery(from, to))
  return rows.map((row) => ({
    seal: row.seal,
    accountId: row.account_id,
    firstVersion: row.first_version,
    lastVersion: row.last_version,
    hash: row.hash,
  }))
}

export const cutChains = async (tx: Tx, limit: number): Promise<readonly string[]> =>
  (await tx.execute<{ account: string }>(cutChainsQuery(limit))).rows.map(({ account }) => account)
