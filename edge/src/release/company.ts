import type { Company, GatedRelease, HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { reachable } from '../composition/pointers'
import { baseChannel, overlaid } from '../store/effective-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import { manifestOf } from './integrity'

/** Who a release can meet, and what could not be asked because its manifest cannot be read. */
export type Met = Company & { readonly unread: readonly string[] }

/** Every view of the site that shows what this document says: its own channel, and those that stand on it and take the owner from it. */
const viewsOf = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
): Promise<readonly ChannelDocument[]> => {
  const { channels } = await store.state()
  const base = Object.hasOwn(channels, baseChannel) ? channels[baseChannel] : undefined
  if (document.channel !== baseChannel) return [base ? overlaid(base, document) : document]
  const others = Object.values(channels).filter(
    ({ channel, default: own }) => channel !== baseChannel && !Object.hasOwn(own, owner),
  )
  return [document, ...others.map((own) => overlaid(document, own))]
}

/** What the views show of the owner today, which a new release of theirs takes the place of. */
export const replacedBy = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
): Promise<readonly GatedRelease[]> => {
  const views = await viewsOf(store, document, owner)
  const shown = new Set(views.flatMap((view) => [...(reachable(view).get(owner) ?? [])]))
  const read = await Promise.all(
    // One that cannot be read any more says nothing.
    [...shown].map((release) => manifestOf(store, owner, release).catch(() => null)),
  )
  return read.filter((manifest) => manifest !== null)
}

/** Everybody that a release of this owner can meet: defaults, canaries and what merchants have of their own, on every channel that shows it. */
export const companyOf = async (store: ReleaseStore, document: ChannelDocument, owner: string): Promise<Met> => {
  const hosts: HostManifest[] = []
  const remotes: RemoteManifest[] = []
  const unread: string[] = []
  const names = new Set(
    (await viewsOf(store, document, owner)).flatMap((view) =>
      [...reachable(view)].flatMap(([name, releases]) => [...releases].map((release) => `${name}/${release}`)),
    ),
  )
  for (const met of names) {
    const [name = '', release = ''] = met.split('/')
    if (name === owner) continue
    try {
      const host = name === 'host' ? await store.host(release) : null
      const remote = name === 'host' ? null : await store.remote(name, release)
      if (host) hosts.push(host)
      if (remote) remotes.push(remote)
    } catch (error) {
      unread.push(
        `not judged together with ${name} ${release}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return { hosts, remotes, unread, replaced: await replacedBy(store, document, owner) }
}
