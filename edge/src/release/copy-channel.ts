import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reachable } from '../composition/pointers'
import { changeChannel } from '../store/change-channel'
import { effectiveChannel } from '../store/effective-channel'
import type { ReleaseStore } from '../store/release-store'
import { contentOf } from './decisions'
import { manifestOf } from './integrity'

/** Copies what one channel shows, pointers and files, into another store; the source is only read. */
export const copyChannel = async (source: ReleaseStore, target: ReleaseStore, channel: string, scratch: string): Promise<void> => {
  const document = await effectiveChannel(source, channel)
  if (!document) throw new Error(`There is no channel ${channel} to copy`)
  for (const [owner, releases] of reachable(document)) {
    for (const release of releases) {
      const manifest = await manifestOf(source, owner, release)
      if (!manifest) throw new Error(`${owner} ${release} is not in the store`)
      const shell = 'shell' in manifest && manifest.shell ? [manifest.shell] : []
      const listed = [...Object.keys(manifest.integrity), ...shell]
      const folder = join(scratch, owner, release)
      for (const file of listed.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
        const stored = await source.file(owner, release, file)
        if (!stored) continue
        await mkdir(dirname(join(folder, file)), { recursive: true })
        await writeFile(join(folder, file), stored.bytes)
      }
      await writeFile(join(folder, owner === 'host' ? 'host.json' : 'remote.json'), JSON.stringify(manifest))
      await target.put(owner, release, folder)
    }
  }
  const copied = await changeChannel(target, channel, { who: 'copy', why: `${channel} of another store` }, () => ({
    kind: 'change',
    next: contentOf(document),
    entry: { action: 'publish', owner: 'set', from: null, to: null, evidence: { releases: document.default } },
  }))
  if (copied.kind !== 'changed') throw new Error(`${channel} of the target could not be changed`)
}
