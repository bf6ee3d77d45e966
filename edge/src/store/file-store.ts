import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { chain } from './audit-chain'
import { withFileLock } from './file-lock'
import { isChannel, isFile, isOwner, isRelease, type ChannelDocument, type ReleaseStore } from './release-store'

const isMissing = (error: unknown): boolean => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const readJson = async <T>(file: string): Promise<T | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : [])

/** Releases as folders and pointers as small documents below one directory. */
export const openFileStore = (root: string): ReleaseStore => {
  const ownerFolder = (owner: string) => join(root, 'releases', owner)
  const folder = (owner: string, release: string) => join(ownerFolder(owner), release)
  const channelFile = (name: string) => join(root, 'channels', `${name}.json`)
  const auditFile = join(root, 'audit.jsonl')
  const channel = async (name: string) => (isChannel(name) ? readJson<ChannelDocument>(channelFile(name)) : null)
  const valid = (owner: string, release: string) => isOwner(owner) && isRelease(release)
  const auditLines = async () => (existsSync(auditFile) ? (await readFile(auditFile, 'utf8')).split('\n').filter(Boolean) : [])

  return {
    channel,
    auditLines,
    channels: async () => (await namesIn(join(root, 'channels'))).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length)),
    has: async (owner, release) => valid(owner, release) && existsSync(folder(owner, release)),
    owners: async () => (await namesIn(join(root, 'releases'))).filter(isOwner).sort(),
    releases: async (owner) => {
      if (!isOwner(owner)) return []
      const names = (await namesIn(ownerFolder(owner))).filter(isRelease)
      // A rename keeps the folder's time, so it is the moment at which the copy was finished.
      const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(folder(owner, name))).mtimeMs })))
      return dated.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1)).map(({ name }) => name)
    },
    remove: async (owner, release) => {
      if (!valid(owner, release)) return
      // Out of sight in one step; what a reader has open stays readable.
      const gone = `${folder(owner, release)}.gone-${process.pid}`
      await rename(folder(owner, release), gone).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
      await rm(gone, { recursive: true, force: true })
    },
    put: async (owner, release, source) => {
      if (!valid(owner, release)) throw new Error(`${owner} ${release} is not a release name`)
      const place = folder(owner, release)
      if (existsSync(place)) return
      const draft = `${place}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`
      await mkdir(dirname(place), { recursive: true })
      try {
        await cp(source, draft, { recursive: true })
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        // Another process put the same content there a moment earlier.
        if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
    },
    remote: async (owner, release) => (valid(owner, release) ? readJson<RemoteManifest>(join(folder(owner, release), 'remote.json')) : null),
    host: async (release) => (valid('host', release) ? readJson<HostManifest>(join(folder('host', release), 'host.json')) : null),
    file: async (owner, release, file) => {
      if (!valid(owner, release) || !isFile(file)) return null
      try {
        return { bytes: await readFile(join(folder(owner, release), file)) }
      } catch (error) {
        if (isMissing(error)) return null
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
      return withFileLock(`${auditFile}.lock`, async () => {
        const linked = chain(entry, await auditLines())
        await appendFile(auditFile, `${JSON.stringify(linked)}\n`)
        return linked
      })
    },
  }
}
