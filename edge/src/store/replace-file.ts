import { link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A name beside the final one. `sweep` deletes drafts that a dead process left. */
export const draftOf = (place: string): string => `${place}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`

/** Replaces a file as a whole; after a failed write the old text is still there, and no draft. */
export const replaceFile = async (file: string, text: string): Promise<void> => {
  const draft = draftOf(file)
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(draft, text)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/**
 * Creates a file as a whole; false if the name is taken. A finished draft is linked to the name: the link is atomic,
 * and a reader never sees half a file.
 */
export const createFile = async (file: string, text: string): Promise<boolean> => {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = draftOf(file)
  const handle = await open(draft, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
    await link(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error)))
      throw new Error(
        `The file system of ${folder} knows no hard links, which keep two writers apart: use another disk, or a bucket (RELEASE_STORE=s3://…)`,
      )
    throw error
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
}
