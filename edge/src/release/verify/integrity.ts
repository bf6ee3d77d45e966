import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { isHostManifest, isRemoteManifest } from '../../composition/manifest-shape'
import { problem, type Problem } from '../../problem'
import type { Checksums } from '../../store/journal'
import { ManifestError } from '../../store/manifest-text'
import type { ReleaseStore } from '../../store/release-store'
import { checksumsOf, damageOf, hashOf, type Damage, type ReadFile } from './checksums'

export type Manifest = RemoteManifest | HostManifest

export const manifestFile = (owner: string): string => (owner === 'host' ? 'host.json' : 'remote.json')

export const manifestOf = (store: ReleaseStore, owner: string, release: string): Promise<Manifest | null> =>
  owner === 'host' ? store.host(release) : store.remote(owner, release)

/** Files that the manifest sends browsers to without listing their integrity: they could not be verified. */
const filesWithoutIntegrity = (manifest: Manifest): string[] => {
  const texts = Object.values(manifest.texts)
  const files =
    'name' in manifest
      ? [manifest.entry, ...Object.values(manifest.modules).flatMap(({ js, css }) => [...js, ...css]), ...texts]
      : [manifest.entry, ...manifest.css, ...texts]
  return [...new Set(files)].filter((file) => !Object.hasOwn(manifest.integrity, file))
}

const damageProblems = (name: string, { differing, unlisted }: Damage, remedy = ''): readonly Problem[] => [
  ...(differing.length > 0
    ? [
        problem(
          'file-altered',
          [name, ...differing],
          `${name}: ${differing.join(', ')} differ from what the build recorded${remedy}`,
        ),
      ]
    : []),
  ...(unlisted.length > 0
    ? [
        problem(
          'file-unlisted',
          [name, ...unlisted],
          `${name}: ${unlisted.join(', ')} were not part of the build${remedy}`,
        ),
      ]
    : []),
]

const withoutIntegrity = (name: string, owner: string, files: readonly string[], remedy: string): Problem =>
  problem(
    'integrity-missing',
    [name, ...files],
    `${name}: ${manifestFile(owner)} records no integrity of ${files.join(', ')}; ${remedy}`,
  )

const remedyFor = (owner: string): string =>
  `roll ${owner} back to a release that is whole, or raise its version and publish it anew`

/** Problems of a finished build: no valid manifest, or files that are unlisted or altered; empty if it is sound. */
export const buildFaults = async (
  manifest: Manifest,
  owner: string,
  files: readonly string[],
  read: ReadFile,
): Promise<readonly Problem[]> => {
  const name = `${owner} ${manifest.release}`
  if (owner === 'host' ? !isHostManifest(manifest) : !isRemoteManifest(manifest, owner))
    return [
      problem(
        'build-invalid',
        [name, manifestFile(owner)],
        `${name}: ${manifestFile(owner)} is not what a build writes; build it again`,
      ),
    ]
  const open = filesWithoutIntegrity(manifest)
  if (open.length > 0) return [withoutIntegrity(name, owner, open, 'build it again')]
  return damageProblems(name, await damageOf(files, manifest.integrity, null, read))
}

export const checksumsOfBuild = (manifest: Manifest, files: readonly string[], read: ReadFile): Promise<Checksums> =>
  checksumsOf(files, manifest.integrity, read)

export const releaseKey = (owner: string, release: string): string => `${owner}/${release}`

/** Problems of a stored release, file by file; empty if it is what was published. */
export const storedFaults = async (
  store: ReleaseStore,
  owner: string,
  release: string,
  checksums: Checksums | null,
): Promise<readonly Problem[]> => {
  const name = `${owner} ${release}`
  const file = manifestFile(owner)
  const remedy = remedyFor(owner)
  const read: ReadFile = async (path) => (await store.file(owner, release, path))?.bytes ?? null
  try {
    const bytes = await read(file)
    if (bytes && checksums?.[file] !== undefined && checksums[file] !== hashOf(bytes))
      return [
        problem('manifest-altered', [name, file], `${name}: ${file} is not the one that was published; ${remedy}`),
      ]
    const manifest = await manifestOf(store, owner, release)
    if (!manifest) return [problem('not-stored', [name], `${name} is not in the store; publish it`)]
    if (manifest.release !== release || ('name' in manifest ? manifest.name : 'host') !== owner)
      return [problem('manifest-altered', [name, file], `${name}: ${file} names another release; ${remedy}`)]
    const open = filesWithoutIntegrity(manifest)
    if (open.length > 0) return [withoutIntegrity(name, owner, open, remedy)]
    const damage = await damageOf(await store.files(owner, release), manifest.integrity, checksums, read)
    return damageProblems(name, damage, `; ${remedy}`)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return [problem(error instanceof ManifestError ? 'manifest-unreadable' : 'not-stored', [name, file], sentence)]
  }
}

export const checksumsIn = (
  { checksums }: { readonly checksums: Readonly<Record<string, Checksums>> },
  owner: string,
  release: string,
): Checksums | null => {
  const key = releaseKey(owner, release)
  return Object.hasOwn(checksums, key) ? (checksums[key] ?? null) : null
}

/** Problems of a stored release, with the checksums in the store's journal. */
export const releaseFaults = async (store: ReleaseStore, owner: string, release: string): Promise<readonly Problem[]> =>
  storedFaults(store, owner, release, checksumsIn(await store.state(), owner, release))

/** A file that the manifest does not list, e.g. server code; throws if it is not the one that was published. */
export const verifiedFile = async (
  store: ReleaseStore,
  owner: string,
  release: string,
  file: string,
): Promise<Buffer | null> => {
  const bytes = (await store.file(owner, release, file))?.bytes ?? null
  if (!bytes) return null
  const expected = checksumsIn(await store.state(), owner, release)?.[file]
  if (expected !== undefined && hashOf(bytes) !== expected)
    throw new Error(`${owner} ${release}: ${file} is not what was published; ${remedyFor(owner)}`)
  return bytes
}
