import { visibleNow } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { firstSeal, nextHash, sealHash } from './chain'
import * as store from './chain-store'

/** A seal of few rows: it takes some tens of milliseconds, and a backlog is worked off by several. */
const batch = { accounts: 500, each: 1000, entries: 4000 }
const everyMs = 10_000
/** An entry is visible this long after its time at the latest: no transaction lasts longer, and clocks differ a little. */
const lateMs = 30_000
/** Every chain is compared again after this time, for entries that came later than that. */
const allEveryMs = 60 * 60_000

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

/**
 * Seals entries that have no seal yet and returns their number; 0 if there are none or another gateway is sealing. `since`: only
 * accounts with an entry after an instant.
 */
export const sealNext = async (db: Db, at: number, since: number | null = null): Promise<number> =>
  (await sealBatch(db, at, since))?.sealed ?? 0

/** `full`: there may be more. `null`: another gateway is sealing. */
type Sealed = { readonly sealed: number; readonly full: boolean } | null

const sealBatch = (db: Db, at: number, since: number | null): Promise<Sealed> =>
  inTransaction(db, async (tx) => {
    if (!(await store.lockSealing(tx))) return null
    // Its transaction holds no row that a call waits for.
    await store.waitLong(tx)
    const entries = await store.unsealedEntries(tx, batch, since)
    if (entries.length === 0) return { sealed: 0, full: false }
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
    const full =
      entries.length === batch.entries ||
      ranges.length === batch.accounts ||
      ranges.some(({ all }) => all.length === batch.each)
    return { sealed: entries.length, full }
  })

/** One tick of the sealing: all that is committed and unsealed, in batches; nothing is read while nothing was written. */
export const sealingTick = (ctx: Pick<AppContext, 'db' | 'clock'>, isStopped: () => boolean): (() => Promise<void>) => {
  let [since, allAt]: [number | null, number] = [null, 0]
  let visible: string | null = null
  return async () => {
    const begun = ctx.clock.now()
    if (begun - allAt >= allEveryMs) since = null
    const now = await visibleNow(ctx.db)
    if (since !== null && now === visible) return
    let last: Sealed
    do {
      last = isStopped() ? null : await sealBatch(ctx.db, ctx.clock.now(), since)
      if (last === null) return
    } while (last.full)
    if (since === null) allAt = begun
    since = begun - lateMs
    visible = now
  }
}

/** Seals in the background until it is stopped. */
export const keepSealing = async (ctx: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<() => Promise<void>> => {
  let stopped = false
  const work = sealingTick(ctx, () => stopped)
  const stop = await ctx.jobs.repeat({ name: 'sealing', everyMs, work, failed: 'the ledger could not be sealed' })
  return () => {
    stopped = true
    return stop()
  }
}
