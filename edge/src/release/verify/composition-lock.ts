import { effectiveChannel } from '../../store/effective-channel'
import type { ChannelDocument, Pointers } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'

/** `composition.lock.json`: releases that were proven to work together, with the flows and the time. */
export type CompositionLock = {
  readonly schema: 1
  readonly channel: string
  readonly seq: number
  readonly releases: Pointers
  readonly provenAt: string
  readonly provenBy: readonly string[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

const isLock = (value: unknown): value is CompositionLock =>
  isObject(value) &&
  value.schema === 1 &&
  typeof value.channel === 'string' &&
  typeof value.seq === 'number' &&
  typeof value.provenAt === 'string' &&
  isTexts(value.releases) &&
  Array.isArray(value.provenBy)

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const parseLock = (text: string): CompositionLock => {
  const value = valueOf(text)
  if (isLock(value)) return value
  throw new Error(
    'composition.lock.json is not what promote writes: take it from the repository again, or promote anew',
  )
}

/** Differences between a channel and the proven set. */
export const driftFrom = (
  { channel, releases, provenAt }: CompositionLock,
  { default: shown }: Pick<ChannelDocument, 'default'>,
): string[] =>
  [...new Set([...Object.keys(releases), ...Object.keys(shown)])]
    .sort()
    .filter((owner) => releases[owner] !== shown[owner])
    .map(
      (owner) =>
        `${channel} shows ${owner} ${shown[owner] ?? 'not at all'}, and the set proven on ${provenAt} has ${releases[owner] ?? 'none'}`,
    )

/** The set of a channel after a promotion. */
export const candidateSet = async (
  store: ReleaseStore,
  channel: string,
  owner: string,
  release: string,
): Promise<Pointers> => ({
  ...(await effectiveChannel(store, channel))?.default,
  [owner]: release,
})

/** A read-only view of the store in which one channel shows the candidate set, without fallbacks. */
export const withCandidate = (store: ReleaseStore, channel: string, releases: Pointers): ReleaseStore => ({
  ...store,
  channel: async (name) => {
    const document = await store.channel(name)
    return name === channel && document
      ? { ...document, default: releases, rollouts: [], merchants: {}, previous: {} }
      : document
  },
})
