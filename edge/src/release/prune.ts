import { reachable } from '../composition/pointers'
import { changeChannel, type Author } from '../store/change-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { retire } from './decisions'

export type PrunePlan = readonly { readonly owner: string; readonly remove: readonly string[]; readonly keep: readonly string[] }[]

const documentsOf = async (store: ReleaseStore): Promise<ChannelDocument[]> =>
  (await Promise.all((await store.channels()).map((name) => store.channel(name)))).filter((document) => document !== null)

/** What goes: neither shown by any channel, nor the last good release of one, nor among the newest. */
export const planPrune = async (store: ReleaseStore, keep: number): Promise<PrunePlan> => {
  const documents = await documentsOf(store)
  const owners = await store.owners()
  return Promise.all(
    owners.map(async (owner) => {
      const all = await store.releases(owner)
      const newest = new Set(all.slice(Math.max(0, all.length - keep)))
      const needed = new Set(documents.flatMap((document) => [...(reachable(document).get(owner) ?? []), ...(document.previous?.[owner] ?? []).slice(0, 1)]))
      const isKept = (release: string) => newest.has(release) || needed.has(release)
      return { owner, keep: all.filter(isKept), remove: all.filter((release) => !isKept(release)) }
    }),
  )
}

/**
 * First every channel forgets the releases by compare-and-swap, so that no rollback can choose one any more; what a channel
 * has meanwhile come to show stays. Only then the files go.
 */
export const prune = async (store: ReleaseStore, keep: number, author: Author): Promise<PrunePlan> => {
  const done: { owner: string; remove: string[]; keep: readonly string[] }[] = []
  for (const { owner, remove, keep: kept } of await planPrune(store, keep)) {
    let going = [...remove]
    if (going.length > 0) {
      for (const channel of await store.channels()) {
        await changeChannel(store, channel, author, (document) => {
          const shown = reachable(document).get(owner) ?? new Set()
          going = going.filter((release) => !shown.has(release))
          return going.length > 0 ? retire(document, owner, going, keep) : { kind: 'nothing', sentence: '' }
        })
      }
      for (const release of going) await store.remove(owner, release)
      for (const channel of await store.channels()) await forgetRetired(store, channel, author, owner, remove)
    }
    done.push({ owner, remove: going, keep: kept })
  }
  return done
}

const forgetRetired = (store: ReleaseStore, channel: string, author: Author, owner: string, releases: readonly string[]) =>
  changeChannel(store, channel, author, (document) => {
    const { default: pointers, rollouts, merchants, previous, retired = [] } = document
    const left = retired.filter((name) => !releases.some((release) => name === `${owner}/${release}`))
    if (left.length === retired.length) return { kind: 'nothing', sentence: '' }
    return {
      kind: 'change',
      next: { default: pointers, rollouts, merchants, previous, retired: left },
      entry: { action: 'prune', owner, from: null, to: null, evidence: { removed: releases } },
    }
  })
