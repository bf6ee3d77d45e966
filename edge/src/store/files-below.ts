import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** All files of a folder as relative paths with `/`. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
