import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../src/platform/db/migrations'

const cache = join(migrationsFolder(), '../node_modules/.cache')

/** Where a database is kept that has all migrations and is otherwise empty; `made` is whatever else it follows from. */
export const imagePath = (kind: string, made: string, ending = ''): string => {
  const hash = createHash('sha256').update(made)
  for (const name of readdirSync(migrationsFolder()).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder(), name)))
  return join(cache, `${kind}-${hash.digest('hex').slice(0, 16)}${ending}`)
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

/** What `write` puts at the place that it is given becomes the image at once and whole; those of before go. */
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
