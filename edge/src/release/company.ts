import type { Company, HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { reachable } from '../composition/pointers'
import { baseChannel, overlaid } from '../store/effective-channel'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'

/** Everybody that a release of this owner can meet on a channel: defaults, canaries and what merchants have of their own. */
export const companyOf = async (store: ReleaseStore, document: ChannelDocument, owner: string): Promise<Company> => {
  const hosts: HostManifest[] = []
  const remotes: RemoteManifest[] = []
  const base = document.channel === baseChannel ? null : await store.channel(baseChannel)
  for (const [name, releases] of reachable(base ? overlaid(base, document) : document)) {
    if (name === owner) continue
    for (const release of releases) {
      const host = name === 'host' ? await store.host(release) : null
      const remote = name === 'host' ? null : await store.remote(name, release)
      if (host) hosts.push(host)
      if (remote) remotes.push(remote)
    }
  }
  return { hosts, remotes }
}
