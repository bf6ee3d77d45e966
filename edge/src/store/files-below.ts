import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every file of a folder, as a path below it with `/` between. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
