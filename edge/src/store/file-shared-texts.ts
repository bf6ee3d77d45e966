import { existsSync } from 'node:fs'
import { readFile, readdir, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from './files-below'
import { createFile, replaceFile } from './replace-file'
import { checkSharedName, isSharedName, type SharedTexts } from './shared-texts'

const textOf = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Texts as files. Each version of a swapped text is a file `<name>.<number>`, which only one writer can create. */
export const fileSharedTexts = (root: string): SharedTexts => {
  const place = (name: string) => join(root, checkSharedName(name))
  const versionsOf = async (name: string): Promise<number[]> => {
    const file = place(name)
    const names = existsSync(dirname(file)) ? await readdir(dirname(file)) : []
    return names
      .filter((each) => each.startsWith(`${basename(file)}.`) && /\.\d{10}$/.test(each))
      .map((each) => Number(each.slice(-10)))
      .sort((a, b) => a - b)
  }
  const versionFile = (name: string, version: number) => `${place(name)}.${String(version).padStart(10, '0')}`

  return {
    list: async (prefix) =>
      existsSync(join(root, 'canary'))
        ? (await filesBelow(join(root, 'canary')))
            .map((name) => `canary/${name}`)
            .filter((name) => isSharedName(name) && name.startsWith(prefix))
        : [],
    read: async (name) => textOf(place(name)),
    write: async (name, text) => replaceFile(place(name), text),
    remove: async (names) => {
      for (const name of names) {
        await rm(place(name), { force: true })
        // Fails as long as the folder holds other files.
        await rmdir(dirname(place(name))).catch(() => undefined)
      }
    },
    readVersion: async (name) => {
      // A newer version may replace the one that was found; then the next look finds the newer one.
      for (let tries = 0; tries < 5; tries++) {
        const newest = (await versionsOf(name)).at(-1)
        if (newest === undefined) return null
        const text = await textOf(versionFile(name, newest))
        if (text !== null) return { text, version: String(newest) }
      }
      throw new Error(`${name} changes faster than it can be read`)
    },
    swap: async (name, version, text) => {
      const next = Number(version ?? 0) + 1
      const newest = (await versionsOf(name)).at(-1) ?? 0
      if (newest !== next - 1 || !(await createFile(versionFile(name, next), text))) return null
      const versions = await versionsOf(name)
      if (versions.at(-1) !== next) {
        // Other writers went on while this one slept: the number was free because they had deleted it.
        await rm(versionFile(name, next), { force: true })
        return null
      }
      for (const old of versions.slice(0, -1)) await rm(versionFile(name, old), { force: true })
      return String(next)
    },
  }
}
