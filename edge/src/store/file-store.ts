import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { withFileLock } from './file-lock'
import { isFile, isOwner, isRelease, type ChannelDocument, type ReleaseStore } from './release-store'

const readJson = async <T>(file: string): Promise<T | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Releases as folders and pointers as small documents below one directory. */
export const openFileStore = (root: string): ReleaseStore => {
  const folder = (owner: string, release: string) => join(root, 'releases', owner, release)
  const channelFile = (name: string) => join(root, 'channels', `${name}.json`)
  const channel = (name: string) => readJson<ChannelDocument>(channelFile(name))
  const valid = (owner: string, release: string) => isOwner(owner) && isRelease(release)

  return {
    folder,
    channel,
    has: async (owner, release) => valid(owner, release) && existsSync(folder(owner, release)),
    put: async (owner, release, source) => {
      if (!valid(owner, release)) throw new Error(`${owner} ${release} is not a release name`)
      const place = folder(owner, release)
      if (existsSync(place)) return
      const draft = `${place}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`
      await mkdir(dirname(place), { recursive: true })
      await cp(source, draft, { recursive: true })
      await rename(draft, place).catch(async (error: NodeJS.ErrnoException) => {
        await rm(draft, { recursive: true, force: true })
        // Another process put the same content there a moment earlier.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      })
    },
    remote: async (owner, release) => (valid(owner, release) ? readJson<RemoteManifest>(join(folder(owner, release), 'remote.json')) : null),
    host: async (release) => (valid('host', release) ? readJson<HostManifest>(join(folder('host', release), 'host.json')) : null),
    file: async (owner, release, file) => {
      if (!valid(owner, release) || !isFile(file)) return null
      try {
        return { bytes: await readFile(join(folder(owner, release), file)) }
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return null
        throw error
      }
    },
    swapChannel: async (expectedSeq, next) => {
      const file = channelFile(next.channel)
      await mkdir(dirname(file), { recursive: true })
      return withFileLock(`${file}.lock`, async () => {
        const current = (await channel(next.channel))?.seq ?? 0
        if (current !== expectedSeq) return false
        const draft = `${file}.draft-${process.pid}`
        await writeFile(draft, JSON.stringify(next, null, 2))
        await rename(draft, file)
        return true
      })
    },
    audit: async (entry) => {
      await mkdir(root, { recursive: true })
      await appendFile(join(root, 'audit.jsonl'), `${JSON.stringify(entry)}\n`)
    },
  }
}
