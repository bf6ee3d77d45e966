import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database'

type Column = {
  readonly table: string
  readonly name: string
  readonly type: string
  /** `table.column` that it refers to. */
  readonly refers: string | null
}

/** Columns that name a row of another table without a foreign key. */
const unforced: Readonly<Record<string, string>> = {
  member_id: 'members.id',
  merchant_code: 'merchants.code',
  account_id: 'ledger_accounts.id',
}

const columnsOf = async ({ db }: Database): Promise<ReadonlyMap<string, readonly Column[]>> => {
  const { rows } = await db.execute<Column & Record<string, unknown>>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      (select r.relname || '.' || ra.attname from pg_constraint f join pg_class r on r.oid = f.confrelid
        join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = f.confkey[array_position(f.conkey, a.attnum)]
        where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey) limit 1) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
    order by c.relname, a.attnum`)
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  return tables
}

/** The same for the same column and merchant, so that rows of one merchant refer to each other. */
const valueOf = (at: string, type: string, merchant: string): string => {
  const digest = createHash('sha256').update(`${at} ${merchant}`).digest('hex')
  const number = String((parseInt(digest.slice(0, 6), 16) % 30_000) + 1)
  if (type === 'uuid') return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
  if (/int|numeric|xid8/.test(type) && !type.endsWith('[]')) return number
  if (type === 'boolean') return 'false'
  if (type.startsWith('timestamp')) return '2026-01-01T00:00:00Z'
  if (type === 'date') return '2026-01-01'
  if (type === 'jsonb') return '{}'
  if (type === 'bytea') return `\\x${digest}`
  if (type === 'pg_snapshot') return '10:20:'
  if (type.endsWith('[]')) return '{}'
  return digest.slice(0, 20)
}

const cellOf = ({ table, name, type, refers }: Column, merchant: string): string => {
  const at = unforced[name] ?? refers ?? `${table}.${name}`
  return at === 'merchants.code' ? merchant : valueOf(at, type, merchant)
}

/** Statements that insert one row of each table for a merchant, with any values: only their owner matters. */
export const rowsOf = async (database: Database, merchant: string): Promise<ReadonlyMap<string, string>> => {
  const tables = await columnsOf(database)
  return new Map(
    [...tables].map(([table, columns]) => [
      table,
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) overriding system value values (${columns
        .map((column) => `'${cellOf(column, merchant)}'::${column.type}`)
        .join()})`,
    ]),
  )
}

/** The rows in a database of its own; what a row must look like is not asked. */
export const insertRowsOf = async (database: Database, merchants: readonly string[]): Promise<void> => {
  const { rows } = await database.db.execute<{ text: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`)
  const inserts: string[] = []
  for (const merchant of merchants)
    for (const insert of (await rowsOf(database, merchant)).values()) inserts.push(`${insert} on conflict do nothing`)
  await database.runScript(
    [
      ...rows.map(({ text }) => text),
      'set session_replication_role = replica',
      ...inserts,
      'set session_replication_role = origin',
    ].join(';'),
  )
}
