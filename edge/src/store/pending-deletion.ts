import { reachableReleases } from '../composition/pointers'
import type { StoreContent } from './journal'
import type { ChannelDocument } from './channel-document'

/** `owner/release` of everything that a channel shows or can roll back to. */
export const releasesIn = (document: ChannelDocument): ReadonlySet<string> =>
  new Set([
    ...[...reachableReleases(document)].flatMap(([owner, releases]) =>
      [...releases].map((release) => `${owner}/${release}`),
    ),
    ...Object.entries(document.previous ?? {}).flatMap(([owner, releases]) =>
      releases.map((release) => `${owner}/${release}`),
    ),
  ])

export const isPendingDeletion = ({ pendingDeletion }: Pick<StoreContent, 'pendingDeletion'>, name: string): boolean =>
  Object.hasOwn(pendingDeletion, name)
