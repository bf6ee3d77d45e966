import { languageTag, type WireLanguage } from '@mosaic/contracts'
import {
  needsOf,
  provisionsOf,
  unmetNeeds,
  type ComposedRemote,
  type Composition,
  type HostManifest,
  type RemoteManifest,
} from '@mosaic/remote-kit'
import type { MerchantView } from '../merchant/merchant-source'
import type { ChannelDocument } from '../store/channel-document'
import type { ChannelSource } from './channel-source'
import type { DevManifests } from './dev-manifests'
import type { ManifestSource } from './manifest-source'
import { hasRollouts, pointersFor, type PointedRelease } from './pointers'
import type { Overrides } from './overrides'
import { composeRemote, resolveComposition } from './resolve-composition'

export type Resolved = {
  readonly composition: Composition
  readonly host: HostManifest
  /** Whether visitors can get different releases, so that a visitor needs a rollout bucket. */
  readonly hasRollout?: boolean
}

export type CompositionSource = {
  readonly resolve: (
    view: MerchantView,
    language: WireLanguage,
    visitor?: string,
    overrides?: Overrides,
  ) => Promise<Resolved | null>
  /** The newest earlier release of a remote that is compatible with this host, if the current one does not load. */
  readonly lastGood?: (
    remote: string,
    failing: string,
    host: HostManifest,
    language: WireLanguage,
  ) => Promise<ComposedRemote | null>
}

export const releaseBase = (owner: string, release: string): string => `/releases/${owner}/${release}/`

/**
 * Reads the channel for every page, so that a changed pointer is live at once. Manifests never change and are cached.
 */
export const createCompositionSource = (
  { remote: remoteOf, host: hostOf }: ManifestSource,
  channelOf: ChannelSource['current'],
  devManifests: (overrides: Overrides) => Promise<DevManifests>,
  onError: (error: unknown) => void,
  mirror?: string,
): CompositionSource => {
  const verdicts = new WeakMap<RemoteManifest, WeakMap<HostManifest, string>>()
  /**
   * The compatibility gate at load, for releases that were forced past the gate at publication. Manifests never change,
   * so each pair is compared and reported once. Empty if the host lacks nothing.
   */
  const missingFeatures = (manifest: RemoteManifest, host: HostManifest): string => {
    const ofRemote = verdicts.get(manifest) ?? new WeakMap<HostManifest, string>()
    const known = ofRemote.get(host)
    if (known !== undefined) return known
    const unmet = unmetNeeds(needsOf(manifest), provisionsOf(host))
    const names = unmet.map(({ kind, wanted }) => `${kind} ${wanted}`).join(', ')
    if (names)
      onError(new Error(`host ${host.release} cannot live with ${manifest.name} ${manifest.release}: ${names}`))
    ofRemote.set(host, names)
    verdicts.set(manifest, ofRemote)
    return names
  }
  /** Releases to try, best first: the visitor's own, the channel's default, the one before it. */
  const candidatesOf = (channel: ChannelDocument, owner: string, { release }: PointedRelease): string[] => [
    ...new Set([release, channel.default[owner] ?? release, ...(channel.previous?.[owner] ?? []).slice(0, 1)]),
  ]
  const firstFound = async <T>(
    choices: readonly string[],
    read: (release: string) => Promise<T | null>,
  ): Promise<T | null> => {
    for (const release of choices) {
      const found = await read(release)
      if (found) return found
    }
    return null
  }

  return {
    lastGood: async (name, failing, host, language) => {
      const channel = await channelOf()
      if (!channel) return null
      const earlier = [channel.default[name], ...(channel.previous?.[name] ?? [])].filter(
        (release) => release !== undefined && release !== failing,
      )
      const fitting = await firstFound(earlier as string[], async (release) => {
        const manifest = await remoteOf(name, release)
        return manifest && missingFeatures(manifest, host) === '' ? manifest : null
      })
      return fitting && composeRemote(fitting, releaseBase(name, fitting.release), languageTag(language))
    },
    resolve: async ({ merchant, status }, language, visitor, overrides = {}) => {
      const channel = await channelOf()
      if (!channel) return null
      const dev = await devManifests(overrides)
      const { host: hostPointer, ...pointers } = pointersFor(channel, merchant.merchantCode, visitor)
      const published = hostPointer ? await firstFound(candidatesOf(channel, 'host', hostPointer), hostOf) : null
      const host = dev.host?.manifest ?? published
      if (!host) return null
      const running = [...dev.remotes.values()].map(({ manifest }) => manifest)
      const wanted = Object.entries(pointers).filter(([name]) => !dev.remotes.has(name))
      const read = await Promise.all(
        wanted.map(async ([name, pointed]) => {
          const choices = candidatesOf(channel, name, pointed)
          const fitting = await firstFound(choices, async (release) => {
            const manifest = await remoteOf(name, release)
            return manifest && missingFeatures(manifest, host) === '' ? manifest : null
          })
          return fitting ?? firstFound(choices, (release) => remoteOf(name, release))
        }),
      )
      const remotes = [...read.filter((one) => one !== null), ...running]
      const refused = Object.fromEntries(remotes.map((manifest) => [manifest.name, missingFeatures(manifest, host)]))
      const baseOf = (owner: string, release: string) => {
        const origin = owner === 'host' ? dev.host?.origin : dev.remotes.get(owner)?.origin
        return origin ? `${origin}/` : releaseBase(owner, release)
      }
      const canaries = wanted.filter(([, { via }]) => via === 'canary').map(([name]) => name)
      return {
        host,
        hasRollout: hasRollouts(channel),
        composition: resolveComposition({
          channel,
          host,
          remotes,
          canaries,
          refused,
          mirror,
          merchant,
          status,
          language,
          baseOf,
        }),
      }
    },
  }
}
