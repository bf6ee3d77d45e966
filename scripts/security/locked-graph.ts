import { posix } from 'node:path'
import { parse } from 'yaml'

type Versions = Readonly<Record<string, { readonly version: string }>>
type Needs = Readonly<Record<string, string>>
type Lockfile = {
  readonly importers: Readonly<
    Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>
  >
  readonly packages: Readonly<Record<string, { readonly resolution?: { readonly integrity?: string } }>>
  readonly snapshots: Readonly<Record<string, { readonly dependencies?: Needs; readonly optionalDependencies?: Needs }>>
}

/** A package of the registry as the lockfile pins it, with the keys of what it needs. */
export type LockedPackage = {
  readonly key: string
  readonly name: string
  readonly version: string
  readonly integrity: string | null
  readonly needs: readonly string[]
}

/** `name@1.2.3(peer@4.5.6)`, or `@scope/name@1.2.3`. */
const nameAndVersion = (key: string): { readonly name: string; readonly version: string } => {
  const plain = key.replace(/\(.*$/, '')
  const at = plain.lastIndexOf('@')
  return { name: plain.slice(0, at), version: plain.slice(at + 1) }
}

/** A dependency under another name is written as `other@1.2.3`. */
const keyOf = (name: string, version: string): string => (/^[\d]/.test(version) ? `${name}@${version}` : version)

/** Packages of the workspace that build or show a remote, and are in no release. */
const ofTheBuild: readonly string[] = ['shared/remote-kit', 'shared/harness']

/** Everything that a folder of the workspace needs at run time, through the workspace's own packages too. */
export const lockedGraph = (lockfile: string, folder: string): ReadonlyMap<string, LockedPackage> => {
  const { importers, packages, snapshots } = parse(lockfile) as Lockfile
  const found = new Map<string, LockedPackage>()
  const seenFolders = new Set<string>()

  const addPackage = (key: string): void => {
    if (found.has(key)) return
    const { name, version } = nameAndVersion(key)
    const snapshot = snapshots[key]
    if (!snapshot) throw new Error(`The lockfile has no ${key}.`)
    const needs = Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }).map(([need, at]) =>
      keyOf(need, at),
    )
    const integrity = packages[`${name}@${version}`]?.resolution?.integrity ?? null
    found.set(key, { key, name, version, integrity, needs })
    for (const need of needs) addPackage(need)
  }
  const addFolder = (place: string): void => {
    if (seenFolders.has(place) || ofTheBuild.includes(place)) return
    seenFolders.add(place)
    const importer = importers[place]
    if (!importer) throw new Error(`The lockfile has no folder ${place}.`)
    for (const [name, { version }] of Object.entries({ ...importer.dependencies, ...importer.optionalDependencies }))
      if (version.startsWith('link:')) addFolder(posix.join(place, version.slice('link:'.length)))
      else addPackage(keyOf(name, version))
  }
  addFolder(folder)
  return found
}
