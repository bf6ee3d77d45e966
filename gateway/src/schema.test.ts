import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { freshDatabase } from '../testing/fresh-database'

const sources = __dirname
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
const schemaFiles = files.filter((file) => /(^|\/)schema\.ts$/.test(file))

type Described = { readonly table: string; readonly column: string; readonly what: string }

/** The type of a column as a query sees it: `timestamp with time zone not null, default`. */
const describe = (type: string, required: boolean, filled: boolean): string =>
  type + (required ? ' not null' : '') + (filled ? ', default' : '')

const inTheCode = async (): Promise<Described[]> => {
  const exported = await Promise.all(
    schemaFiles.map((file) => import(join(sources, file)) as Promise<Record<string, unknown>>),
  )
  return exported.flatMap((module) =>
    Object.values(module)
      .filter((value) => is(value, PgTable))
      .map((table) => getTableConfig(table))
      .flatMap(({ schema = 'public', name, columns }) =>
        columns.map((column) => ({
          table: `${schema}.${name}`,
          column: column.name,
          what: describe(
            column.getSQLType(),
            column.notNull,
            column.default !== undefined || column.generatedIdentity !== undefined,
          ),
        })),
      ),
  )
}

const inTheDatabase = async (): Promise<Described[]> => {
  const database = await freshDatabase()
  const { rows } = await database.db.execute<{
    table: string
    column: string
    type: string
    required: boolean
    filled: boolean
  }>(sql`
    select c.table_schema || '.' || c.table_name as table, c.column_name as column, format_type(a.atttypid, a.atttypmod) as type, c.is_nullable = 'NO' as required, c.column_default is not null or c.is_identity = 'YES' as filled
    from information_schema.columns c join pg_attribute a on a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and a.attname = c.column_name
    where c.table_schema not in ('pg_catalog', 'information_schema')`)
  await database.close()
  return rows.map(({ table, column, type, required, filled }) => ({
    table,
    column,
    what: describe(type, required, filled),
  }))
}

const lines = (columns: readonly Described[]): string[] =>
  columns.map(({ table, column, what }) => `${table}.${column}: ${what}`).sort()

test('every table of the migrated database stands once in the schema of its owner, column by column with type and nullability', async () => {
  expect(lines(await inTheCode())).toEqual(lines(await inTheDatabase()))
})

test('a table is described in a schema.ts and nowhere else', () => {
  const elsewhere = files
    .filter((file) => file.endsWith('.ts') && !schemaFiles.includes(file) && !file.endsWith('.test.ts'))
    .filter((file) => /\bpg(Table|Schema)\(/.test(readFileSync(join(sources, file), 'utf8')))
  expect(elsewhere).toEqual([])
})
