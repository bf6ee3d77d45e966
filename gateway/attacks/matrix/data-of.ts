import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/database'

/** Tables that a call writes to whoever makes it. */
const ofEveryCall = ['domain_events', 'login_history']

/** Every stored row that names a member, with its table. */
export const dataOf = async (db: Db, memberId: string): Promise<readonly string[]> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const parts = tables
    .filter(({ name }) => !ofEveryCall.some((table) => name.endsWith(`.${table}`)))
    .map(
      ({ name }) =>
        sql`select ${name}::text || ' ' || t::text as row from ${sql.raw(name)} t where t::text like ${`%${memberId}%`}`,
    )
  const { rows } = await db.execute<{ row: string }>(sql.join(parts, sql` union all `))
  return rows.map(({ row }) => row)
}
