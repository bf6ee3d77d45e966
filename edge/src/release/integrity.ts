import { createHash } from 'node:crypto'
import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import type { ReleaseStore } from '../store/release-store'

type Manifest = RemoteManifest | HostManifest

/** Files that are missing or whose bytes are not those that the build recorded. */
export const damagedFiles = async (integrity: Readonly<Record<string, string>>, read: (file: string) => Promise<Buffer | null>): Promise<string[]> => {
  const damaged = await Promise.all(
    Object.entries(integrity).map(async ([file, expected]) => {
      const bytes = await read(file)
      return bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}` === expected ? [] : [file]
    }),
  )
  return damaged.flat()
}

export const manifestOf = (store: ReleaseStore, owner: string, release: string): Promise<Manifest | null> => (owner === 'host' ? store.host(release) : store.remote(owner, release))

/** Sentences about a stored release: nothing to read, another name inside, or damaged files; none when it is sound. */
export const releaseFaults = async (store: ReleaseStore, owner: string, release: string): Promise<string[]> => {
  const manifest = await manifestOf(store, owner, release)
  if (!manifest) return [`${owner} ${release} is not in the store; publish it`]
  if (manifest.release !== release || ('name' in manifest ? manifest.name : 'host') !== owner) return [`${owner} ${release} says of itself that it is something else`]
  const damaged = await damagedFiles(manifest.integrity, async (file) => (await store.file(owner, release, file))?.bytes ?? null)
  return damaged.length === 0 ? [] : [`${owner} ${release}: ${damaged.join(', ')} differ from the integrity that the build recorded`]
}
