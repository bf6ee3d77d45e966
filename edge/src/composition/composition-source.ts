import type { WireLanguage } from '@mosaic/contracts'
import type { Composition, HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import type { MerchantView } from '../merchant/merchant-source'
import type { ChannelDocument, ReleaseStore } from '../store/release-store'
import type { DevManifests } from './dev-manifests'
import { resolveComposition } from './resolve-composition'

export type Resolved = { readonly composition: Composition; readonly host: HostManifest }

export type CompositionSource = { readonly resolve: (view: MerchantView, language: WireLanguage) => Promise<Resolved | null> }

export const releaseBase = (owner: string, release: string): string => `/releases/${owner}/${release}/`

/** Reads the channel anew for every page, so that a changed pointer is live at once; releases never change and are kept. */
export const createCompositionSource = (
  store: ReleaseStore,
  channelName: string,
  devManifests: () => Promise<DevManifests>,
  onError: (error: unknown) => void,
): CompositionSource => {
  const manifests = new Map<string, RemoteManifest>()
  const hosts = new Map<string, HostManifest>()

  const remoteOf = async (name: string, release: string): Promise<RemoteManifest | null> => {
    const key = `${name}/${release}`
    const known = manifests.get(key)
    if (known) return known
    // A release that cannot be read takes away its own screens, never the site.
    const manifest = await store.remote(name, release).catch((error: unknown) => {
      onError(error)
      return null
    })
    if (manifest) manifests.set(key, manifest)
    return manifest
  }
  const hostOf = async (release: string): Promise<HostManifest | null> => {
    const host = hosts.get(release) ?? (await store.host(release))
    if (host) hosts.set(release, host)
    return host
  }
  const publishedRemotes = async ({ default: pointers }: ChannelDocument, taken: ReadonlySet<string>): Promise<RemoteManifest[]> => {
    const wanted = Object.entries(pointers).filter(([name]) => name !== 'host' && !taken.has(name))
    return (await Promise.all(wanted.map(([name, release]) => remoteOf(name, release)))).filter((manifest) => manifest !== null)
  }

  return {
    resolve: async ({ merchant, status }, language) => {
      const channel = await store.channel(channelName)
      if (!channel) return null
      const dev = await devManifests()
      const hostRelease = channel.default.host
      const published = hostRelease ? await hostOf(hostRelease) : null
      const host = dev.host?.manifest ?? published
      if (!host) return null
      const running = [...dev.remotes.values()].map(({ manifest }) => manifest)
      const remotes = [...(await publishedRemotes(channel, new Set(dev.remotes.keys()))), ...running]
      const baseOf = (owner: string, release: string) => {
        const origin = owner === 'host' ? dev.host?.origin : dev.remotes.get(owner)?.origin
        return origin ? `${origin}/` : releaseBase(owner, release)
      }
      return { host, composition: resolveComposition({ channel, host, remotes, merchant, status, language, baseOf }) }
    },
  }
}
