import { generateKeyPairSync, randomBytes, type JsonWebKey, type KeyObject } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type StoredKey = {
  readonly id: string
  readonly made: string
  /** When it began to sign; absent for the first key. */
  readonly used?: string
  readonly ed25519: JsonWebKey
  readonly p256: JsonWebKey
}
/** The first key signs; the others are trusted, too. */
export type StoredRing = { readonly keys: readonly StoredKey[] }

const makeKey = (now: Date): StoredKey => {
  const privateOf = (pair: { privateKey: KeyObject }) => pair.privateKey.export({ format: 'jwk' })
  return {
    id: `k${randomBytes(6).toString('hex')}`,
    made: now.toISOString(),
    ed25519: privateOf(generateKeyPairSync('ed25519')),
    p256: privateOf(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
  }
}

const isRing = (value: unknown): value is StoredRing =>
  typeof value === 'object' &&
  value !== null &&
  'keys' in value &&
  Array.isArray(value.keys) &&
  value.keys.length > 0 &&
  value.keys.every(
    (key: Partial<StoredKey> | null) =>
      typeof key?.id === 'string' && typeof key.ed25519?.d === 'string' && typeof key.p256?.d === 'string',
  )

/** The keys in a file, or null without one. */
export const readRing = (file: string): StoredRing | null => {
  if (!existsSync(file)) return null
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isRing(value)) return value
  } catch {
    // The error below names the remedy.
  }
  throw new Error(
    `${file} is cut or was changed and holds no keys that can sign: bring it back from your vault, or remove it, and a new key is made`,
  )
}

const put = (file: string, ring: StoredRing, place: (draft: string) => void): void => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.draft-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify(ring, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    place(draft)
  } finally {
    rmSync(draft, { force: true })
  }
}

export const writeRing = (file: string, ring: StoredRing): void => put(file, ring, (draft) => renameSync(draft, file))

/** Creates the first key; the second of two edges that start at once uses the key of the first. */
export const makeRing = (file: string, now = new Date()): void =>
  put(file, { keys: [makeKey(now)] }, (draft) => {
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  })

export type RingChange =
  | { readonly kind: 'changed'; readonly ring: StoredRing; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'refused'; readonly sentence: string }

const idsOf = ({ keys }: StoredRing): string => keys.map(({ id }) => id).join(', ')

/** Trusted from now on; it signs after `useKey`. */
export const addKey = (ring: StoredRing | null, now: Date): RingChange => {
  const key = makeKey(now)
  return { kind: 'changed', ring: { keys: [...(ring?.keys ?? []), key] }, from: null, to: key.id }
}

/** Longest life of a tab: until it has ended, the tab trusts only the keys of its document. */
const tabLifeMs = 24 * 60 * 60_000

const waitSentence = (what: string, since: string | undefined, now: Date): string | null => {
  const ready = since === undefined ? 0 : Date.parse(since) + tabLifeMs
  return now.getTime() >= ready
    ? null
    : `${what} on ${since}; tabs that were open then do not know it before ${new Date(ready).toISOString()}: wait until then, or use --force with a --reason if a key leaked`
}

/** Signs from now on; the key before is still trusted. Refused within a day after `addKey`, unless forced. */
export const useKey = (ring: StoredRing, id: string, now: Date, force = false): RingChange => {
  const key = ring.keys.find((one) => one.id === id)
  const [current] = ring.keys
  if (!key)
    return {
      kind: 'refused',
      sentence: `There is no key ${id}; there ${ring.keys.length === 1 ? 'is' : 'are'} ${idsOf(ring)}`,
    }
  if (key === current) return { kind: 'refused', sentence: `${id} signs already` }
  const early = force ? null : waitSentence(`${id} was added`, key.made, now)
  if (early) return { kind: 'refused', sentence: early }
  return {
    kind: 'changed',
    ring: { keys: [{ ...key, used: now.toISOString() }, ...ring.keys.filter((one) => one !== key)] },
    from: current?.id ?? null,
    to: id,
  }
}

/** No longer trusted. Refused within a day after another key began to sign, unless forced. */
export const dropKey = (ring: StoredRing, id: string, now: Date, force = false): RingChange => {
  const [current] = ring.keys
  if (!ring.keys.some((one) => one.id === id))
    return {
      kind: 'refused',
      sentence: `There is no key ${id}; there ${ring.keys.length === 1 ? 'is' : 'are'} ${idsOf(ring)}`,
    }
  if (current?.id === id)
    return { kind: 'refused', sentence: `${id} signs; let another one sign first: npm run release -- keys use <id>` }
  const early = force ? null : waitSentence(`${current?.id} began to sign`, current?.used, now)
  if (early) return { kind: 'refused', sentence: early }
  return { kind: 'changed', ring: { keys: ring.keys.filter((one) => one.id !== id) }, from: id, to: null }
}
