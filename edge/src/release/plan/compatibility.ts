import {
  classify,
  type NeighbourReleases,
  type GatedRelease,
  type HostManifest,
  type Reason,
  type RemoteManifest,
  type Verdict,
} from '@mosaic/remote-kit'
import { reachableReleases } from '../../composition/pointers'
import { problem, type Problem } from '../../problem'
import { baseChannel, mergeChannels } from '../../store/effective-channel'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import { manifestOf } from '../verify/integrity'

/** The releases shown beside one release, and sentences about those whose manifest cannot be read. */
export type Neighbours = NeighbourReleases & { readonly unread: readonly string[] }

/** The releases shown by this channel, and by the channels that take the owner from it. */
const viewsOf = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
): Promise<readonly ChannelDocument[]> => {
  const { channels } = await store.state()
  const base = Object.hasOwn(channels, baseChannel) ? channels[baseChannel] : undefined
  if (document.channel !== baseChannel) return [base ? mergeChannels(base, document) : document]
  const others = Object.values(channels).filter(
    ({ channel, default: own }) => channel !== baseChannel && !Object.hasOwn(own, owner),
  )
  return [document, ...others.map((own) => mergeChannels(document, own))]
}

/** Readable releases of the owner that are shown today and that a new release would replace. */
export const replacedReleases = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
): Promise<readonly GatedRelease[]> => {
  const views = await viewsOf(store, document, owner)
  const shown = new Set(views.flatMap((view) => [...(reachableReleases(view).get(owner) ?? [])]))
  const read = await Promise.all([...shown].map((release) => manifestOf(store, owner, release).catch(() => null)))
  return read.filter((manifest) => manifest !== null)
}

/** All releases that can be shown beside a release of this owner: defaults, canaries and pins, on every such channel. */
export const neighboursOf = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
): Promise<Neighbours> => {
  const hosts: HostManifest[] = []
  const remotes: RemoteManifest[] = []
  const unread: string[] = []
  const names = new Set(
    (await viewsOf(store, document, owner)).flatMap((view) =>
      [...reachableReleases(view)].flatMap(([name, releases]) => [...releases].map((release) => `${name}/${release}`)),
    ),
  )
  for (const neighbour of names) {
    const [name = '', release = ''] = neighbour.split('/')
    if (name === owner) continue
    try {
      const host = name === 'host' ? await store.host(release) : null
      const remote = name === 'host' ? null : await store.remote(name, release)
      if (host) hosts.push(host)
      if (remote) remotes.push(remote)
    } catch (error) {
      unread.push(`not compared with ${name} ${release}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { hosts, remotes, unread, replaced: await replacedReleases(store, document, owner) }
}

export type Compatibility = {
  readonly verdict: Verdict
  readonly problems: readonly Problem[]
  readonly warnings: readonly string[]
}

export const incompatible = ({ parties, sentence }: Reason): Problem =>
  problem(
    'incompatible',
    parties.map(({ name, release }) => `${name} ${release}`),
    sentence,
  )

/** The compatibility gate before every change of a pointer: the release against all its neighbours on the channel. */
export const checkCompatibility = async (
  store: ReleaseStore,
  document: ChannelDocument,
  owner: string,
  manifest: RemoteManifest | HostManifest,
): Promise<Compatibility> => {
  const { unread, ...neighbours } = await neighboursOf(store, document, owner)
  const { verdict, reasons } = classify(manifest, neighbours)
  const warned = reasons.filter((reason) => reason.verdict === 'warn').map(({ sentence }) => sentence)
  const warnings = [...warned, ...unread]
  return {
    verdict: verdict === 'ok' && warnings.length > 0 ? 'warn' : verdict,
    problems: reasons.filter((reason) => reason.verdict === 'refuse').map(incompatible),
    warnings,
  }
}
