import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reachableReleases } from '../../composition/pointers'
import { sentencesOf } from '../../problem'
import { changeChannel } from '../../store/change-channel'
import { effectiveChannel } from '../../store/effective-channel'
import type { Checksums } from '../../store/journal'
import type { ReleaseStore } from '../../store/release-store'
import { readBuild } from '../plan/release-build'
import { contentOf } from '../plan/decisions'
import { storeBuild } from './store-build'

/** Copies what one channel shows, pointers and files, into another store; the source is only read. */
export const copyChannel = async (
  source: ReleaseStore,
  target: ReleaseStore,
  channel: string,
  scratch: string,
): Promise<void> => {
  const document = await effectiveChannel(source, channel)
  if (!document) throw new Error(`There is no channel ${channel} to copy`)
  const checksums: Record<string, Checksums> = {}
  for (const [owner, releases] of reachableReleases(document)) {
    for (const release of releases) {
      const folder = join(scratch, owner, release)
      for (const file of await source.files(owner, release)) {
        const stored = await source.file(owner, release, file)
        if (!stored) throw new Error(`${owner} ${release}: ${file} cannot be read`)
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), stored.bytes)
      }
      const stored = await storeBuild(target, await readBuild(folder))
      if (!stored.ok) throw new Error(sentencesOf(stored.problems).join('; '))
      Object.assign(checksums, stored.checksums)
    }
  }
  const copied = await changeChannel(target, channel, { who: 'copy', why: `${channel} of another store` }, () => ({
    kind: 'change',
    // Earlier releases are not copied, so no rollback may lead to them.
    next: { ...contentOf(document), previous: {} },
    entry: { action: 'publish', owner: 'set', from: null, to: null, evidence: { releases: document.default } },
    checksums,
  }))
  if (copied.kind !== 'changed') throw new Error(`${channel} of the target could not be changed`)
}
