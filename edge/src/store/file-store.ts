import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { HostManifest, RemoteManifest } from '@mosaic/remote-kit'
import { fileTexts } from './file-journal'
import { fileSharedTexts } from './file-shared-texts'
import { filesBelow } from './files-below'
import { parseManifest } from './manifest-text'
import { openJournal } from './open-journal'
import { isFile, isOwner, isRelease } from './release-names'
import type { ReleaseStore } from './release-store'
import { draftOf } from './replace-file'

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const bytesOf = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isUnfinished = (name: string): boolean => /\.(draft|gone)-/.test(name)

/** Time of the newest change below; a running copy keeps creating files. */
const newestIn = async (place: string): Promise<number> => {
  const below = await readdir(place, { recursive: true }).catch(() => [])
  const times = [place, ...below.map((name) => join(place, name))].map(
    async (file) => (await stat(file).catch(() => null))?.ctimeMs ?? 0,
  )
  return Math.max(...(await Promise.all(times)))
}

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : [])

/** A store in a folder: releases as folders, every change of a pointer as a numbered file. */
export const openFileStore = (root: string, onFault: (error: Error) => void = () => undefined): ReleaseStore => {
  const ownerFolder = (owner: string) => join(root, 'releases', owner)
  const folder = (owner: string, release: string) => join(ownerFolder(owner), release)
  const valid = (owner: string, release: string) => isOwner(owner) && isRelease(release)
  const manifest = async <M>(owner: string, release: string, file: string): Promise<M | null> => {
    const bytes = valid(owner, release) ? await bytesOf(join(folder(owner, release), file)) : null
    return bytes && parseManifest<M>(bytes.toString('utf8'), owner, release, file)
  }

  return {
    ...openJournal(fileTexts(root), onFault),
    shared: fileSharedTexts(root),
    has: async (owner, release) => valid(owner, release) && existsSync(folder(owner, release)),
    owners: async () => (await namesIn(join(root, 'releases'))).filter(isOwner).sort(),
    releases: async (owner) => {
      if (!isOwner(owner)) return []
      const names = (await namesIn(ownerFolder(owner))).filter(isRelease)
      // A rename keeps the time of the folder, so it is the end of the copy.
      const dated = await Promise.all(
        names.map((name) =>
          stat(folder(owner, name)).then(
            ({ mtimeMs }) => [{ name, at: mtimeMs }],
            // A prune deleted it meanwhile.
            () => [],
          ),
        ),
      )
      return dated
        .flat()
        .sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
        .map(({ name }) => name)
    },
    remove: async (owner, release) => {
      if (!valid(owner, release)) return
      // The rename hides it in one step; open files stay readable.
      const deleted = `${folder(owner, release)}.gone-${process.pid}-${Math.random().toString(36).slice(2)}`
      await rename(folder(owner, release), deleted).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
      await rm(deleted, { recursive: true, force: true })
    },
    sweep: async (untouchedFor) => {
      const folders = (await namesIn(join(root, 'releases'))).filter(isOwner).map((owner) => join('releases', owner))
      const drafts = await Promise.all(
        [...folders, 'journal'].map(async (place) =>
          (await namesIn(join(root, place))).filter(isUnfinished).map((name) => join(place, name)),
        ),
      )
      const shared = existsSync(join(root, 'canary')) ? await filesBelow(join(root, 'canary')) : []
      const left = [...drafts.flat(), ...shared.filter(isUnfinished).map((name) => join('canary', name))]
      const dead = (
        await Promise.all(
          left.map(async (name) => ((await newestIn(join(root, name))) < Date.now() - untouchedFor ? [name] : [])),
        )
      ).flat()
      for (const name of dead) await rm(join(root, name), { recursive: true, force: true })
      return dead
    },
    put: async (owner, release, source) => {
      if (!valid(owner, release)) throw new Error(`${owner} ${release} is not a release name`)
      const place = folder(owner, release)
      if (existsSync(place)) return
      const draft = draftOf(place)
      await mkdir(dirname(place), { recursive: true })
      try {
        await cp(source, draft, { recursive: true })
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { recursive: true, force: true })
        // Another process stored the same release a moment earlier.
        if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
    },
    remote: (owner, release) => manifest<RemoteManifest>(owner, release, 'remote.json'),
    host: (release) => manifest<HostManifest>('host', release, 'host.json'),
    files: async (owner, release) =>
      valid(owner, release) && existsSync(folder(owner, release)) ? filesBelow(folder(owner, release)) : [],
    file: async (owner, release, file) => {
      const bytes = valid(owner, release) && isFile(file) ? await bytesOf(join(folder(owner, release), file)) : null
      return bytes && { bytes }
    },
  }
}
