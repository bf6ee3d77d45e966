import { effectiveChannel } from '../store/effective-channel'
import type { Pointers, ReleaseStore } from '../store/release-store'

/** `composition.lock.json`: releases that were shown to work together, by what, when. */
export type CompositionLock = {
  readonly schema: 1
  readonly channel: string
  readonly seq: number
  readonly releases: Pointers
  readonly provenAt: string
  readonly provenBy: readonly string[]
}

/** The set of a channel with one pointer changed: what a promotion would make of it. */
export const candidateSet = async (store: ReleaseStore, channel: string, owner: string, release: string): Promise<Pointers> => ({
  ...(await effectiveChannel(store, channel))?.default,
  [owner]: release,
})

/** A view of the store in which one channel already shows the candidate set; nothing is written. */
export const withCandidate = (store: ReleaseStore, channel: string, releases: Pointers): ReleaseStore => ({
  ...store,
  channel: async (name) => {
    const document = await store.channel(name)
    return name === channel && document ? { ...document, default: releases, rollouts: [], merchants: {} } : document
  },
})
