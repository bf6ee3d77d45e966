import { type SQL, sql } from 'drizzle-orm'
import { asyncCommit } from '../db/async-commit'
import { namedQuery } from '../db/named-query'
import { usedBodyIds } from './schema'

const jti = sql`${sql.placeholder('jti')}::text`

/** Uses an id up, if there is one, as a part of a statement with `bodyIdValues`; returns no row when it was used before. */
export const bodyIdBurned: SQL = sql`
  insert into ${usedBodyIds} (jti, expires_at) select ${jti}, ${sql.placeholder('jtiEnds')}::timestamptz where ${jti} is not null on conflict do nothing returning jti`
export const hasNoBodyId: SQL = sql`${jti} is null`

export const burnQuery = namedQuery('body_id', sql`${bodyIdBurned}, ${asyncCommit}`)
