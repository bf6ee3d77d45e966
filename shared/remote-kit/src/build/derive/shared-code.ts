import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootTakers, sharedTakers, type Takers } from './derive-calls'
import { exportedNames } from './derive-exports'
import { readPackage, workspaceRoot } from '../paths'
import type { Source } from './read-source'
import { lazyKey, lazyPackages, plainPackages, sharedModules } from '../compile/shared-map'

const ours = /^@mosaic\/([^/]+)/

/** Our shared packages: used names are compared instead of versions. */
export const ownPackages: readonly string[] = [
  ...sharedModules.map(({ key }) => key).filter((key) => ours.test(key)),
  ...lazyPackages.map(lazyKey),
]

const folderOf = (shared: string): string => join(workspaceRoot, 'shared', ours.exec(shared)?.[1] ?? '')

/** Scripts below a folder without tests and what only tests use. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.(test|d)\.tsx?$/.test(entry.name) &&
        !/[\\/](node_modules|testing)([\\/]|$)/.test(entry.parentPath),
    )
    .map(({ name, parentPath }) => {
      const path = join(parentPath, name)
      return { path, text: readFileSync(path, 'utf8') }
    })

/** The code of every shared package of ours. */
export const sharedSources = (): ReadonlyMap<string, readonly Source[]> =>
  new Map(ownPackages.map((shared) => [shared, sourcesBelow(join(folderOf(shared), 'src'))]))

/** Exports of each package. */
export const sharedExports = (): Record<string, readonly string[]> =>
  Object.fromEntries(ownPackages.map((shared) => [shared, exportedNames(join(folderOf(shared), 'src/index.ts'))]))

let known: Takers | null = null

/** Every function of the shared packages that takes the name of an endpoint or event; read once a process. */
export const allTakers = (): Takers => (known ??= readTakers())

const readTakers = (): Takers => {
  let takers: Takers = rootTakers
  for (let before = -1; before !== takers.size; ) {
    before = takers.size
    for (const [shared, sources] of sharedSources())
      takers = new Map([...takers, ...sharedTakers(shared, sources, takers)])
  }
  return takers
}

/** Libraries that live in the shared packages: a remote that brings its own has a second one beside them. */
export const sharedLibraries = (): readonly string[] => {
  const used = ownPackages.flatMap((shared) => Object.keys(readPackage(folderOf(shared)).dependencies ?? {}))
  return [...new Set([...sharedModules.map((module) => module.package), ...ownPackages, ...used])].filter(
    (name) => !plainPackages.includes(name),
  )
}
