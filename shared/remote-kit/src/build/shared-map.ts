import { hostFolder, installedPackage } from './paths'

/**
 * The one list of modules that exist once in the page. The host owns them; nobody writes a `shared` map by hand.
 * Plain data (@mosaic/contracts) and build-side code (@mosaic/remote-kit) are left out on purpose: a copy does no harm.
 */
export const sharedModules = [
  { key: 'react', package: 'react' },
  { key: 'react/jsx-runtime', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: '@mosaic/event-bus', package: '@mosaic/event-bus' },
  { key: '@mosaic/api-client', package: '@mosaic/api-client' },
  { key: '@mosaic/session', package: '@mosaic/session' },
  { key: '@mosaic/i18n', package: '@mosaic/i18n' },
  { key: '@mosaic/ui', package: '@mosaic/ui' },
] as const

export type SharedModule = { readonly key: string; readonly package: string }

type ShareConfig = {
  singleton: true
  strictVersion: true
  requiredVersion: string
  version?: string
  eager?: true
  import?: false
}
export type ShareMap = Record<string, ShareConfig>

/** Versions as the host's own dependency tree has them. A test workspace passes its own list and host folder. */
export const sharedVersions = (
  modules: readonly SharedModule[] = sharedModules,
  owner = hostFolder,
): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module.key, installedPackage(module.package, owner).version]))

const range = (version: string) => `^${version}`

/** The host offers every shared module eagerly. */
export const hostShared = (versions: Readonly<Record<string, string>>): ShareMap =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [
      key,
      { singleton: true, strictVersion: true, eager: true, version, requiredVersion: range(version) },
    ]),
  )

/** A remote takes what the host offers and carries no copy. */
export const remoteShared = (versions: Readonly<Record<string, string>>): ShareMap =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [
      key,
      { singleton: true, strictVersion: true, requiredVersion: range(version), import: false },
    ]),
  )

/** What `remote.json` says a release needs. */
export const requiredRanges = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([key, version]) => [key, range(version)]))
