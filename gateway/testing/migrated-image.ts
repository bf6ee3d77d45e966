import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../src/platform/db/migrations'

const cache = join(migrationsFolder(), '../node_modules/.cache')

/** Path of a database image with all migrations and no rows; `made` is the other input of the image. */
export const imagePath = (kind: string, made: string, ending = ''): string => {
  const hash = createHash('sha256').update(made)
  for (const name of readdirSync(migrationsFolder()).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder(), name)))
  return join(cache, `${kind}-${hash.digest('hex').slice(0, 16)}${ending}`)
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

/** Stores the output of `write` as the image atomically; earlier images are deleted. */
export const keepImage = async (path: string, write: (place: string) => Promise<void>): Promise<void> => {
  mkdirSync(cache, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await write(unfinished)
  try {
    renameSync(unfinished, path)
  } catch {
    // Another worker was faster; a folder is not replaced.
    remove(unfinished)
  }
  const form = /^(\w+)-\w+(\.tar)?$/
  const kindOf = (name: string) => form.exec(name)?.[1]
  for (const old of readdirSync(cache))
    if (join(cache, old) !== path && kindOf(old) === kindOf(path.slice(cache.length + 1))) remove(join(cache, old))
}
