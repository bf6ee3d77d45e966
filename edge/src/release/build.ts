import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checksums } from '../store/journal'
import { filesBelow } from '../store/files-below'
import { parseManifest } from '../store/manifest-text'
import { isRelease, type ReleaseStore } from '../store/release-store'
import { UsageError } from '../usage-error'
import { unpublishable } from './publishable'
import { buildFaults, checksumsIn, releaseKey, checksumsOfBuild, storedFaults, type Manifest } from './integrity'
import type { ReadFile } from './checksums'

export type Build = {
  readonly owner: string
  readonly manifest: Manifest
  readonly folder: string
  readonly seal: Checksums
  readonly faults: readonly string[]
}

/** A finished release folder, with everything that is wrong with it. */
export const readBuild = async (folder: string): Promise<Build> => {
  const file = existsSync(join(folder, 'host.json')) ? 'host.json' : 'remote.json'
  if (!existsSync(join(folder, file)))
    throw new UsageError(`${folder} holds neither remote.json nor host.json: name a finished release folder`)
  const manifest = parseManifest<Manifest>(await readFile(join(folder, file), 'utf8'), folder, '', file)
  const owner = 'name' in manifest ? manifest.name : 'host'
  const read: ReadFile = (name) => readFile(join(folder, name)).catch(() => null)
  const files = await filesBelow(folder)
  const named = isRelease(String(manifest.release))
    ? []
    : [`${file} names the release ${manifest.release}, which is no version and hash; build it again`]
  const damaged = named.length > 0 ? named : await buildFaults(manifest, owner, files, read)
  const faults = damaged.length > 0 ? damaged : await unpublishable(manifest, owner, read)
  return {
    owner,
    manifest,
    folder,
    seal: faults.length > 0 ? {} : await checksumsOfBuild(manifest, files, read),
    faults,
  }
}

export type StoredBuild =
  | { readonly ok: true; readonly checksums: Readonly<Record<string, Checksums>>; readonly hasChecksums: boolean }
  | { readonly ok: false; readonly faults: readonly string[] }

/** Puts a build into the store and reads every file back: what lies there from before must be the same, and whole. */
export const storeBuild = async (
  store: ReleaseStore,
  { owner, manifest, folder, seal, faults }: Build,
): Promise<StoredBuild> => {
  if (faults.length > 0) return { ok: false, faults }
  const { release } = manifest
  // It may have been pruned since it was put there.
  await store.put(owner, release, folder)
  const known = checksumsIn(await store.state(), owner, release)
  const other = known ? Object.keys({ ...known, ...seal }).filter((file) => known[file] !== seal[file]) : []
  if (other.length > 0)
    return {
      ok: false,
      faults: [
        `${owner} ${release} was published with another ${other.join(', ')}; a release never changes: raise the version and build it again`,
      ],
    }
  const damaged = await storedFaults(store, owner, release, seal)
  return damaged.length > 0
    ? { ok: false, faults: damaged }
    : { ok: true, checksums: { [releaseKey(owner, release)]: seal }, hasChecksums: known !== null }
}
