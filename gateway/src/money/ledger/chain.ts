import { createHash } from 'node:crypto'

const genesis = Buffer.alloc(32)

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Entry n of an account carries the hash of entry n−1 (domain §3.3, 18). */
export const nextHash = (before: Uint8Array | null, digest: Uint8Array): Buffer => sha256(before ?? genesis, digest)

export type SealedRange = {
  readonly accountId: bigint
  readonly firstVersion: bigint
  readonly lastVersion: bigint
  /** Hash of the last entry. */
  readonly hash: Uint8Array
}
export type Seal = {
  readonly number: bigint
  readonly previous: Uint8Array
  readonly entries: number
  readonly at: number
}

/** Covers the previous seal and the new chain end of each account in this seal. */
export const sealHash = (seal: Seal, ranges: readonly SealedRange[]): Buffer =>
  sha256(
    seal.previous,
    Buffer.from(`${seal.number} ${seal.entries} ${seal.at}`),
    ...ranges
      .toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
      .flatMap(({ accountId, firstVersion, lastVersion, hash }) => [
        Buffer.from(`\n${accountId} ${firstVersion} ${lastVersion} `),
        hash,
      ]),
  )

export const firstSeal = genesis
