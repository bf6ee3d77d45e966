import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { namedQuery } from '../db/named-query'
import { usedBodyIds } from '../db/schema'
import { asyncCommit } from '../db/async-commit'

/** The one-time id of an encrypted body, and until when it must not come again. */
export type BodyId = { readonly jti: string; readonly expiresAt: number }

const jti = sql`${sql.placeholder('jti')}::text`

/** Uses an id up, if there is one, as a part of a statement with `bodyIdValues`; returns no row when it was used before. */
export const bodyIdBurned: SQL = sql`
  insert into ${usedBodyIds} (jti, expires_at) select ${jti}, ${sql.placeholder('jtiEnds')}::timestamptz where ${jti} is not null on conflict do nothing returning jti`
export const hasNoBodyId: SQL = sql`${jti} is null`

export const bodyIdValues = (id: BodyId | null) => ({
  jti: id?.jti ?? null,
  jtiEnds: id && new Date(id.expiresAt).toISOString(),
})

const burned = namedQuery('body_id', sql`${bodyIdBurned}, ${asyncCommit}`)

/** False: it was used before. It stands in the log before whatever the call commits, so it is there if that is. */
export const burnBodyId = async (db: Db, id: BodyId): Promise<boolean> =>
  (await burned(db, bodyIdValues(id))).rows.length === 1
