import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problem, type Problem } from '../../problem'
import { filesBelow } from '../../store/files-below'
import type { Checksums } from '../../store/journal'
import { parseManifest } from '../../store/manifest-text'
import { isRelease } from '../../store/release-names'
import { UsageError } from '../../usage-error'
import type { ReadFile } from '../verify/checksums'
import { buildFaults, checksumsOfBuild, type Manifest } from '../verify/integrity'
import { publishFaults } from './publish-checks'

export type ReleaseBuild = {
  readonly owner: string
  readonly manifest: Manifest
  readonly folder: string
  /** Empty if there are problems. */
  readonly checksums: Checksums
  readonly problems: readonly Problem[]
}

/** Reads and hashes a finished release folder. */
export const readBuild = async (folder: string): Promise<ReleaseBuild> => {
  const file = existsSync(join(folder, 'host.json')) ? 'host.json' : 'remote.json'
  if (!existsSync(join(folder, file)))
    throw new UsageError(`${folder} holds neither remote.json nor host.json: name a finished release folder`)
  const manifest = parseManifest<Manifest>(await readFile(join(folder, file), 'utf8'), folder, '', file)
  const owner = 'name' in manifest ? manifest.name : 'host'
  const files = await filesBelow(folder)
  const read: ReadFile = (name) => readFile(join(folder, name)).catch(() => null)
  const problemsOf = async (): Promise<readonly Problem[]> => {
    const release = String(manifest.release)
    if (!isRelease(release))
      return [
        problem(
          'build-invalid',
          [owner, file],
          `${file} names the release ${release}, which is no version and hash; build it again`,
        ),
      ]
    const damaged = await buildFaults(manifest, owner, files, read)
    return damaged.length > 0 ? damaged : publishFaults(manifest, owner, read)
  }
  const problems = await problemsOf()
  const checksums = problems.length > 0 ? {} : await checksumsOfBuild(manifest, files, read)
  return { owner, manifest, folder, checksums, problems }
}
