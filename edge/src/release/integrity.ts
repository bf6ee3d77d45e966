import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { isHostManifest, isRemoteManifest } from '../composition/manifest-shape'
import type { Checksums } from '../store/journal'
import type { ReleaseStore } from '../store/release-store'
import { damageOf, hashOf, checksumsOf, type Damage, type ReadFile } from './checksums'

export type Manifest = RemoteManifest | HostManifest

export const manifestFile = (owner: string): string => (owner === 'host' ? 'host.json' : 'remote.json')

export const manifestOf = (store: ReleaseStore, owner: string, release: string): Promise<Manifest | null> =>
  owner === 'host' ? store.host(release) : store.remote(owner, release)

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Files that the manifest sends browsers to, and that its integrity does not list: such a release would not be checked at all. */
const unhashed = (manifest: Manifest): string[] => {
  const texts = Object.values(manifest.texts)
  const files =
    'name' in manifest
      ? [manifest.entry, ...Object.values(manifest.modules).flatMap(({ js, css }) => [...js, ...css]), ...texts]
      : [manifest.entry, ...manifest.css, ...texts]
  return [...new Set(files)].filter((file) => !Object.hasOwn(manifest.integrity, file))
}

const about = (owner: string, release: string, { differing, unlisted }: Damage): string[] => [
  ...(differing.length > 0 ? [`${owner} ${release}: ${differing.join(', ')} differ from what the build recorded`] : []),
  ...(unlisted.length > 0 ? [`${owner} ${release}: ${unlisted.join(', ')} were not part of the build`] : []),
]

const mend = (owner: string): string =>
  `roll ${owner} back to a release that is whole, or raise its version and publish it anew`

/** Sentences about a finished build: a manifest that is none, files that it does not cover or that differ; none when it is sound. */
export const buildFaults = async (
  manifest: Manifest,
  owner: string,
  files: readonly string[],
  read: ReadFile,
): Promise<readonly string[]> => {
  const { release } = manifest
  if (owner === 'host' ? !isHostManifest(manifest) : !isRemoteManifest(manifest, owner))
    return [`${owner} ${release}: ${manifestFile(owner)} is not what a build writes; build it again`]
  const open = unhashed(manifest)
  if (open.length > 0)
    return [`${owner} ${release}: ${manifestFile(owner)} records no integrity of ${open.join(', ')}; build it again`]
  return about(owner, release, await damageOf(files, manifest.integrity, null, read))
}

export const checksumsOfBuild = (manifest: Manifest, files: readonly string[], read: ReadFile): Promise<Checksums> =>
  checksumsOf(files, manifest.integrity, read)

export const releaseKey = (owner: string, release: string): string => `${owner}/${release}`

/** Sentences about a stored release, file by file as it lies there; none when it is what was published. */
export const storedFaults = async (
  store: ReleaseStore,
  owner: string,
  release: string,
  seal: Checksums | null,
): Promise<readonly string[]> => {
  const read: ReadFile = async (file) => (await store.file(owner, release, file))?.bytes ?? null
  try {
    const bytes = await read(manifestFile(owner))
    if (bytes && seal?.[manifestFile(owner)] !== undefined && seal[manifestFile(owner)] !== hashOf(bytes))
      return [`${owner} ${release}: ${manifestFile(owner)} is not the one that was published; ${mend(owner)}`]
    const manifest = await manifestOf(store, owner, release)
    if (!manifest) return [`${owner} ${release} is not in the store; publish it`]
    if (manifest.release !== release || ('name' in manifest ? manifest.name : 'host') !== owner)
      return [`${owner} ${release} says of itself that it is something else; ${mend(owner)}`]
    const open = unhashed(manifest)
    if (open.length > 0)
      return [`${owner} ${release}: ${manifestFile(owner)} records no integrity of ${open.join(', ')}; ${mend(owner)}`]
    return about(owner, release, await damageOf(await store.files(owner, release), manifest.integrity, seal, read)).map(
      (fault) => `${fault}; ${mend(owner)}`,
    )
  } catch (error) {
    return [sentenceOf(error)]
  }
}

export const checksumsIn = (
  { checksums }: { readonly checksums: Readonly<Record<string, Checksums>> },
  owner: string,
  release: string,
): Checksums | null =>
  Object.hasOwn(checksums, releaseKey(owner, release)) ? (checksums[releaseKey(owner, release)] ?? null) : null

/** The same by the seal that the store's journal keeps. */
export const releaseFaults = async (store: ReleaseStore, owner: string, release: string): Promise<readonly string[]> =>
  storedFaults(store, owner, release, checksumsIn(await store.state(), owner, release))

/** A file that the integrity does not list, e.g. code of the server: nothing but what was published is ever run. */
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
    throw new Error(`${owner} ${release}: ${file} is not what was published; ${mend(owner)}`)
  return bytes
}
