import type { ChannelDocument, Pointers, Rollout } from '../store/channel-document'

/** Why a visitor gets this release. */
type Via = 'default' | 'canary' | 'merchant'
export type PointedRelease = { readonly release: string; readonly via: Via }

export const isVisitor = (value: string | undefined): value is string =>
  value !== undefined && /^[0-9a-f]{8}$/.test(value)

/**
 * Bucket of a visitor from 0 to 99.99. The owner is part of the hash, so that canaries of two squads reach different
 * visitors. A higher percentage keeps the visitors who are already in.
 */
export const bucketOf = (visitor: string, owner: string): number => {
  let hash = 0x811c9dc5
  for (const sign of `${owner}:${visitor}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193)
  // The last steps of murmur3; without them neighbouring visitor numbers get neighbouring buckets.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100
}

const takesPart = ({ owner, percent, merchants }: Rollout, merchant: string, visitor: string | undefined): boolean =>
  (merchants === undefined || merchants.includes(merchant)) &&
  (percent >= 100 || (visitor !== undefined && bucketOf(visitor, owner) < percent))

/** Precedence: the merchant's own release, then rollouts, then the default. */
export const pointersFor = (
  document: ChannelDocument,
  merchant: string,
  visitor: string | undefined,
): Readonly<Record<string, PointedRelease>> => {
  const pointed = new Map<string, PointedRelease>(
    Object.entries(document.default).map(([owner, release]) => [owner, { release, via: 'default' }]),
  )
  for (const rollout of document.rollouts ?? []) {
    if (takesPart(rollout, merchant, visitor)) pointed.set(rollout.owner, { release: rollout.release, via: 'canary' })
  }
  const own: Pointers = document.merchants?.[merchant] ?? {}
  for (const [owner, release] of Object.entries(own)) pointed.set(owner, { release, via: 'merchant' })
  return Object.fromEntries(pointed)
}

/** Every release that some visitor of the channel can get, by owner. */
export const reachableReleases = ({
  default: pointers,
  rollouts = [],
  merchants = {},
}: ChannelDocument): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const add = ([owner, release]: readonly [string, string]) =>
    found.set(owner, (found.get(owner) ?? new Set()).add(release))
  Object.entries(pointers).forEach(add)
  rollouts.forEach(({ owner, release }) => add([owner, release]))
  Object.values(merchants).forEach((own) => Object.entries(own).forEach(add))
  return found
}

/** Whether visitors need a bucket number. */
export const hasRollouts = ({ rollouts = [] }: ChannelDocument): boolean =>
  rollouts.some(({ percent }) => percent < 100)
