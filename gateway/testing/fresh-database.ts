import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { pgliteDatabase, startPglite, type Database } from '../src/platform/db/database'
import { migrate } from '../src/platform/db/migrations'
import { imagePath, keepImage } from './migrated-image'

const stored = (file: string): Blob | undefined => {
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return undefined
  }
}

/** Template databases are two thirds of a fresh server, and the tests copy none. */
const dropTemplates = async (database: Database): Promise<void> => {
  await database.runScript("update pg_database set datistemplate = false where datname like 'template%'")
  for (const name of ['template0', 'template1']) await database.runScript(`drop database ${name}`)
  await database.runScript('checkpoint')
}

const imageFile = (): string => imagePath('database', 'without templates', '.tar')

/** A migrated, empty PGlite in memory; the first of its kind is stored as an image, which opens several times faster. */
export const freshPglite = async (): Promise<PGlite> => {
  const file = imageFile()
  const known = stored(file)
  const client = await startPglite('memory://', known)
  if (known) return client
  const database = pgliteDatabase(client, () => client.close())
  await migrate(database)
  await dropTemplates(database)
  const image = new Uint8Array(await (await database.dump()).arrayBuffer())
  await keepImage(file, async (place) => writeFileSync(place, image))
  return client
}

/** A database of its own, for tests that cannot use the gateway's prepared one. */
export const freshDatabase = async (): Promise<Database> => {
  const client = await freshPglite()
  return pgliteDatabase(client, () => client.close())
}

/** The file of a migrated, empty PGlite, for a gateway in a process of its own. */
export const databaseImage = async (): Promise<string> => {
  if (!existsSync(imageFile())) await (await freshPglite()).close()
  return imageFile()
}
