import { join } from 'node:path'
import { hostFolder, installedPackage, workspaceRoot } from '../paths'

/**
 * The one list of singletons of the page, owned by the host; no `shared` map is written by hand. Plain packages and
 * build-side code (@mosaic/remote-kit) are left out.
 */
export const sharedModules = [
  { key: 'react', package: 'react' },
  { key: 'react/jsx-runtime', package: 'react' },
  { key: 'react-dom', package: 'react-dom' },
  { key: '@mosaic/browser', package: '@mosaic/browser' },
  { key: '@mosaic/event-bus', package: '@mosaic/event-bus' },
  { key: '@mosaic/api-client', package: '@mosaic/api-client' },
  { key: '@mosaic/session', package: '@mosaic/session' },
  { key: '@mosaic/i18n', package: '@mosaic/i18n' },
  { key: '@mosaic/ui', package: '@mosaic/ui' },
] as const

/** Packages without state that must be one: remotes and lazy packages carry what they use of them, and a copy does no harm. */
export const plainPackages: readonly string[] = [
  '@mosaic/contracts',
  '@mosaic/live',
  '@mosaic/money',
  '@mosaic/qr-code',
]

/**
 * Shared packages that the host provides as lazy chunks (`shared/<name>`, `@mosaic/<name>`). A chunk and its texts
 * (namespace `<name>`) load with the first module that imports the package.
 */
export const lazyPackages = ['forms', 'records'] as const

export const lazyKey = (name: string): string => `@mosaic/${name}`
export const lazyFolder = (name: string): string => join(workspaceRoot, 'shared', name)
const lazyEntries = new Map(lazyPackages.map((name) => [lazyKey(name), join(lazyFolder(name), 'src/index.ts')]))
export const isLazy = (key: string): boolean => lazyEntries.has(key)

export type SharedModule = { readonly key: string; readonly package: string }

type ShareConfig = {
  singleton: true
  strictVersion: true
  requiredVersion: string
  version?: string
  eager?: true
  /** A file that the host provides without importing it, or false where no copy is wanted. */
  import?: string | false
}
export type ShareMap = Record<string, ShareConfig>

/** Versions as the host's own dependency tree has them. A test workspace passes its own list and host folder. */
export const sharedVersions = (
  modules: readonly SharedModule[] = [
    ...sharedModules,
    ...lazyPackages.map((name) => ({ key: lazyKey(name), package: lazyKey(name) })),
  ],
  owner = hostFolder,
): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module.key, installedPackage(module.package, owner).version]))

/** Any version of our own packages fits: used names are compared instead. */
const range = (key: string, version: string) => (key.startsWith('@mosaic/') ? '*' : `^${version}`)

/** The host offers every shared module, each eagerly but for the lazy packages. */
export const hostShared = (versions: Readonly<Record<string, string>>): ShareMap =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: range(key, version),
        ...(lazyEntries.has(key) ? { import: lazyEntries.get(key) } : { eager: true }),
      },
    ]),
  )

/** A remote takes what the host offers and carries no copy. */
export const remoteShared = (versions: Readonly<Record<string, string>>): ShareMap =>
  Object.fromEntries(
    Object.entries(versions).map(([key, version]) => [
      key,
      { singleton: true, strictVersion: true, requiredVersion: range(key, version), import: false },
    ]),
  )

/** Shared modules in `remote.json`: every eager module, and the lazy packages in use. */
export const requiredRanges = (
  versions: Readonly<Record<string, string>>,
  used: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([key]) => !lazyEntries.has(key) || used.map(lazyKey).includes(key))
      .map(([key, version]) => [key, range(key, version)]),
  )
