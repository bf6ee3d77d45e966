import type { Tx } from '../../platform/db/database'
import { firstSeal, nextHash, sealHash } from './chain'
import * as store from './chain-store'

/** A seal noted outside this database: a truncation before it is detected. */
export type NotedSeal = { readonly number: bigint; readonly hash: string }

export type ChainReport = {
  readonly sealed: number
  readonly unsealed: number
  /** The last seal, to be noted outside the database. */
  readonly last: { readonly number: string; readonly hash: string } | null
  /** Mismatches by account and entry, or by seal. */
  readonly broken: readonly string[]
}

const pageOf = { entries: 2000, seals: 100 }
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

type Found = { readonly broken: string[]; full: () => boolean }

const walkEntries = async (tx: Tx, { broken, full }: Found) => {
  let [sealed, unsealed] = [0, 0]
  let at: readonly [bigint, bigint] = [-1n, 0n]
  let before: Uint8Array | null = null
  for (;;) {
    const page = await store.entriesAfter(tx, at, pageOf.entries)
    for (const entry of page) {
      const name = entry.account ?? `account ${entry.account_id}`
      const [account, version] = at
      const first = entry.account_id !== account
      if (first) before = null
      const expected = first ? 1n : version + 1n
      if (entry.account_version !== expected) broken.push(`${name} has no entry ${expected}`)
      const hash: Uint8Array = nextHash(before, entry.digest)
      if (entry.sealed === null) unsealed += 1
      else {
        sealed += 1
        if (!same(entry.sealed, hash))
          broken.push(`${name} entry ${entry.account_version}, transaction ${entry.transaction_id}`)
      }
      // A changed entry is reported alone, without its successors.
      before = entry.sealed ?? hash
      at = [entry.account_id, entry.account_version]
    }
    if (page.length < pageOf.entries || full()) return { sealed, unsealed }
  }
}

const walkSeals = async (tx: Tx, { broken, full }: Found, noted: NotedSeal | null) => {
  let last: { number: bigint; hash: Uint8Array } = { number: 0n, hash: firstSeal }
  let seen = noted === null
  for (;;) {
    const seals = await store.sealsAfter(tx, last.number, pageOf.seals)
    const ranges = await store.rangesOfSeals(tx, last.number + 1n, seals.at(-1)?.number ?? last.number)
    for (const seal of seals) {
      const own = ranges.filter((range) => range.seal === seal.number)
      const hash = sealHash({ ...seal, at: seal.createdAt }, own)
      if (seal.number !== last.number + 1n || !same(seal.previous, last.hash) || !same(seal.hash, hash))
        broken.push(`seal ${seal.number}`)
      seen ||= noted?.number === seal.number && noted.hash === hex(seal.hash)
      last = seal
    }
    if (seals.length < pageOf.seals || full()) break
  }
  if (!seen) broken.push(`seal ${noted?.number} is not the one that was noted`)
  return last.number === 0n ? null : { number: String(last.number), hash: hex(last.hash) }
}

/** Walks every chain from its first entry, and all seals (domain §3.3, 18). */
export const verifyChain = async (tx: Tx, limit: number, noted: NotedSeal | null): Promise<ChainReport> => {
  const found: Found = { broken: [], full: () => found.broken.length >= limit }
  const last = await walkSeals(tx, found, noted)
  const counted = await walkEntries(tx, found)
  const cut = (await store.cutChains(tx, limit)).map((account) => `${account} does not end where it was sealed`)
  return { ...counted, last, broken: [...found.broken, ...cut].slice(0, limit) }
}
