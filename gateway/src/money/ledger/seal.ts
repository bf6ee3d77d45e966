import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { startInterval } from '../../platform/runtime/start-interval'
import { inTransaction } from '../../platform/db/transaction'
import { firstSeal, nextHash, sealHash } from './chain'
import * as store from './chain-store'

/** One seal covers as much as fits into the time limits of a statement. */
const batch = { accounts: 500, each: 1000 }
const everyMs = 10_000

type Range = { accountId: bigint; firstVersion: bigint; lastVersion: bigint; hash: Uint8Array; all: Uint8Array[] }

const rangesOf = (entries: readonly store.UnsealedEntry[]): readonly Range[] => {
  const ranges = new Map<bigint, Range>()
  for (const { account_id: accountId, account_version: version, digest, head } of entries) {
    const range = ranges.get(accountId)
    if (range && range.lastVersion + 1n !== version)
      throw new Error(
        `Account ${accountId} has no entry ${range.lastVersion + 1n}; "npm run ops -- ledger verify" tells more`,
      )
    const hash = nextHash(range ? range.hash : head, digest)
    if (range) Object.assign(range, { lastVersion: version, hash }).all.push(hash)
    else ranges.set(accountId, { accountId, firstVersion: version, lastVersion: version, hash, all: [hash] })
  }
  return [...ranges.values()]
}

/** Seals entries that have no seal yet and returns their number; 0 if there are none or another gateway is sealing. */
export const sealNext = (db: Db, at: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (!(await store.lockSealing(tx))) return 0
    const entries = await store.unsealedEntries(tx, batch)
    if (entries.length === 0) return 0
    const before = await store.lastSeal(tx)
    const ranges = rangesOf(entries)
    const seal = {
      number: (before?.number ?? 0n) + 1n,
      previous: before?.hash ?? firstSeal,
      entries: entries.length,
      at,
    }
    const { at: createdAt, ...row } = seal
    await store.insertSeal(
      tx,
      { ...row, createdAt, hash: sealHash(seal, ranges) },
      ranges.map(({ all, ...range }) => ({ ...range, hashes: Buffer.concat(all) })),
    )
    return entries.length
  })

/** Seals committed entries in the background until it is stopped. */
export const keepSealing = (ctx: Pick<AppContext, 'db' | 'clock' | 'log'>): (() => Promise<void>) => {
  let stopped = false
  const work = async () => {
    while (!stopped && (await sealNext(ctx.db, ctx.clock.now())) > 0);
  }
  const stop = startInterval(ctx, { everyMs, work, failed: 'the ledger could not be sealed' })
  return () => {
    stopped = true
    return stop()
  }
}
