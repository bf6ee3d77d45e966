import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A name beside the place that it is for; what a dead process left under such a name is swept away. */
export const draftOf = (place: string): string => `${place}.draft-${process.pid}-${Math.random().toString(36).slice(2)}`

/** All of the text at once, in place of what was there; a write that breaks leaves what was there, and no draft. */
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
