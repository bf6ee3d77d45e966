import { sql } from 'drizzle-orm'
import type { Db } from './database'

/** A seeding step that is marked is never run again; a step writes its mark in its last transaction. */
export const isSeeded = async (db: Db, name: string): Promise<boolean> => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from seed_marks where name = ${name}`)
  return rows.length > 0
}

export const markSeeded = async (db: Db, name: string, at: number): Promise<void> => {
  await db.execute(
    sql`insert into seed_marks (name, at) values (${name}, ${new Date(at).toISOString()}) on conflict (name) do nothing`,
  )
}
