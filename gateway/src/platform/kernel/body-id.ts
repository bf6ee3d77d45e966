import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database'
import { namedQuery } from './named-query'
import { usedBodyIds } from './schema'
import { unwaited } from './unwaited'

/** The one-time id of an encrypted body, and until when it must not come again. */
export type BodyId = { readonly jti: string; readonly expiresAt: number }

/** Uses an id up, as a part of a statement with `bodyIdValues`; returns no row when it was used before. */
export const bodyIdBurned: SQL = sql`
  insert into ${usedBodyIds} (jti, expires_at) values (${sql.placeholder('jti')}, ${sql.placeholder('jtiEnds')}::timestamptz) on conflict do nothing returning jti`

export const bodyIdValues = ({ jti, expiresAt }: BodyId) => ({ jti, jtiEnds: new Date(expiresAt).toISOString() })

const burned = namedQuery('body_id', sql`${bodyIdBurned}, ${unwaited}`)

/** False: it was used before. It stands in the log before whatever the call commits, so it is there if that is. */
export const burnBodyId = async (db: Db, id: BodyId): Promise<boolean> =>
  (await burned(db, bodyIdValues(id))).rows.length === 1
