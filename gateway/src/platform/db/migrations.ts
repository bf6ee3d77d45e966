import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** `gateway/migrations`, seen from the sources as well as from the bundle in `dist`. */
export const migrationsFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The folder "migrations" of the gateway is missing.')
    folder = parent
  }
  return join(folder, 'migrations')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const baseline = '0001_baseline.sql'

/** The database was created before the baseline; its schema cannot be migrated. */
class OutdatedDatabase extends Error {
  constructor() {
    super(
      'The database was created by an older version, before the baseline of its schema. Delete the data folder (DATA_DIR), or name an empty database with DATABASE_URL.',
    )
  }
}

/**
 * Applies `*.sql` in name order, each file in one transaction with its row in `schema_migrations`. A changed applied file stops the
 * start.
 * A row without a file is allowed: an older gateway runs on a newer schema (expand, migrate, contract).
 */
export const migrate = (database: Database, folder: string = migrationsFolder()): Promise<readonly string[]> =>
  database.exclusively(async () => {
    await database.runScript(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await database.db.execute<{ name: string; checksum: string }>(
      sql`select name, checksum from schema_migrations`,
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    if (applied.size > 0 && existsSync(join(folder, baseline)) && !applied.has(baseline)) throw new OutdatedDatabase()
    const fresh: string[] = []
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const script = readFileSync(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(script).digest('hex')
      const known = applied.get(name)
      if (known === checksum) continue
      if (known !== undefined)
        throw new Error(`Migration ${name} was changed after it had been applied. Add a new migration instead.`)
      await database.runScript(
        `begin;\n${script}\n;insert into schema_migrations (name, checksum) values (${quoted(name)}, ${quoted(checksum)});\ncommit;`,
      )
      fresh.push(name)
    }
    return fresh
  })
