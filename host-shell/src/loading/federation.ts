import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import { unmetShared, type ComposedRemote, type Composition } from '@mosaic/remote-kit'
import { runEntryScript } from './entry-script'
import { LoadError } from './failure'
import type { Tags } from './tags'

declare global {
  /** Digest of what this host provides; absent under a development server, where the code changes as it runs. */
  const __MOSAIC_PROVIDES__: string | undefined
}

export type Federation = {
  /** Whether this very host, as it runs, has what the release needs. */
  readonly fits: (remote: ComposedRemote) => boolean
  readonly loadModule: (remote: string, module: string) => Promise<unknown>
  readonly forget: (remote: string) => void
  /** The same remote from another release; parts already loaded of the previous one must not be reused. */
  readonly replace: (remote: string) => void
}

type Container = { get: (module: string) => Promise<() => unknown>; init: (...args: unknown[]) => unknown }

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'get' in value &&
  typeof value.get === 'function' &&
  'init' in value &&
  typeof value.init === 'function'

/** Window property that the preset of remote-kit gives a remote's container. */
const containerOf = (remote: string): unknown => Reflect.get(window, `mosaic_${remote}`)

/**
 * The only plugin of the federation runtime: entries load through our loader, with integrity, time limit and retry.
 * The runtime's own error fallbacks stick (micro-frontends.md §2.1).
 */
const ownEntryLoader = (tags: Tags): ModuleFederationRuntimePlugin => ({
  name: 'mosaic-entries',
  async loadEntry({ remoteInfo }) {
    if (!isContainer(containerOf(remoteInfo.name))) await runEntryScript(remoteInfo.entry, tags)
    const container = containerOf(remoteInfo.name)
    if (isContainer(container)) return container as never
    throw new LoadError('init-error', `${remoteInfo.entry} ran but gave no container`, remoteInfo.entry)
  },
})

/** The versions that this page really shares, regardless of what the document declares. */
const sharedHere = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(getInstance()?.shareScopeMap.default ?? {}).map(([key, versions]) => [
      key,
      Object.keys(versions)[0] ?? '',
    ]),
  )

const provides = typeof __MOSAIC_PROVIDES__ === 'undefined' ? undefined : __MOSAIC_PROVIDES__

export const startFederation = ({ remotes, host }: Pick<Composition, 'remotes' | 'host'>, tags: Tags): Federation => {
  // The edge compared what the remotes use with what this host provides, not with another one.
  const isJudged = !provides || !host.provides || host.provides === provides
  const described = (remote: string) => {
    const known = remotes[remote]
    return { name: remote, entry: `${known?.base ?? ''}${known?.entry ?? ''}`, entryGlobalName: `mosaic_${remote}` }
  }
  registerPlugins([ownEntryLoader(tags)])
  registerRemotes(Object.keys(remotes).map(described))
  const forget = (remote: string) => {
    Reflect.deleteProperty(window, `mosaic_${remote}`)
    if (getInstance()) registerRemotes([described(remote)], { force: true })
  }
  return {
    fits: ({ needs }) => isJudged && (!needs || unmetShared(needs, { shared: sharedHere() }).length === 0),
    loadModule: (remote, module) => loadRemote(`${remote}/${module.slice(2)}`),
    forget,
    replace: (remote) => {
      // Chunks of both releases would meet in this list under the same numbers (webpack's output.uniqueName).
      Reflect.deleteProperty(window, `webpackChunkmosaic_${remote}`)
      forget(remote)
    },
  }
}
