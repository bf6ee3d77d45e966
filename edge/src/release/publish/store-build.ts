import { problem, type Problem } from '../../problem'
import type { Checksums } from '../../store/journal'
import type { ReleaseStore } from '../../store/release-store'
import type { ReleaseBuild } from '../plan/release-build'
import { checksumsIn, releaseKey, storedFaults } from '../verify/integrity'

export type StoredBuild =
  | { readonly ok: true; readonly checksums: Readonly<Record<string, Checksums>>; readonly hasChecksums: boolean }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Copies a build into the store and reads every file back; a release that is already there must be the same. */
export const storeBuild = async (
  store: ReleaseStore,
  { owner, manifest, folder, checksums, problems }: ReleaseBuild,
): Promise<StoredBuild> => {
  if (problems.length > 0) return { ok: false, problems }
  const { release } = manifest
  // It may have been pruned since it was put there.
  await store.put(owner, release, folder)
  const known = checksumsIn(await store.state(), owner, release)
  const other = known ? Object.keys({ ...known, ...checksums }).filter((file) => known[file] !== checksums[file]) : []
  const name = `${owner} ${release}`
  if (other.length > 0) {
    const sentence = `${name} was published with another ${other.join(', ')}; a release never changes: raise the version and build it again`
    return { ok: false, problems: [problem('release-exists', [name, ...other], sentence)] }
  }
  const damaged = await storedFaults(store, owner, release, checksums)
  return damaged.length > 0
    ? { ok: false, problems: damaged }
    : { ok: true, checksums: { [releaseKey(owner, release)]: checksums }, hasChecksums: known !== null }
}
