import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { pgliteDatabase, startPglite, type Database } from '../platform/kernel/database'
import { migrate, migrationsFolder } from '../platform/kernel/migrations'

const cache = join(migrationsFolder(), '../node_modules/.cache')

const fingerprint = (): string => {
  const hash = createHash('sha256').update('without templates')
  for (const name of readdirSync(migrationsFolder()).sort())
    hash.update(name).update(readFileSync(join(migrationsFolder(), name)))
  return hash.digest('hex').slice(0, 16)
}

const stored = (file: string): Blob | undefined => {
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return undefined
  }
}

/** Two thirds of a fresh server are databases that others would be copied from; nobody here copies one. */
const dropTemplates = async (database: Database): Promise<void> => {
  await database.runScript("update pg_database set datistemplate = false where datname like 'template%'")
  for (const name of ['template0', 'template1']) await database.runScript(`drop database ${name}`)
  await database.runScript('checkpoint')
}

/** A migrated, empty PGlite in memory; the first of its kind is kept as an image, which opens several times faster. */
export const freshPglite = async (): Promise<PGlite> => {
  const file = join(cache, `database-${fingerprint()}.tar`)
  const image = stored(file)
  const client = await startPglite('memory://', image)
  if (image) return client
  const database = pgliteDatabase(client, () => client.close())
  await migrate(database)
  await dropTemplates(database)
  mkdirSync(cache, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, new Uint8Array(await (await database.dump()).arrayBuffer()))
  renameSync(unfinished, file)
  for (const old of readdirSync(cache))
    if (/^database-\w+\.tar$/.test(old) && join(cache, old) !== file) rmSync(join(cache, old), { force: true })
  return client
}

/** A database of one's own, for what the gateway's prepared one is not for. */
export const freshDatabase = async (): Promise<Database> => {
  const client = await freshPglite()
  return pgliteDatabase(client, () => client.close())
}
