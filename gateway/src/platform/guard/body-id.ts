import type { Db } from '../db/database'
import { burnQuery } from './body-id.sql'

/** The one-time id of an encrypted body, and the end of the time in which it must not be repeated. */
export type BodyId = { readonly jti: string; readonly expiresAt: number }

export const bodyIdValues = (id: BodyId | null) => ({
  jti: id?.jti ?? null,
  jtiEnds: id && new Date(id.expiresAt).toISOString(),
})

/** False: it was used before. It is in the log before the commits of the call, so it survives whenever they do. */
export const burnBodyId = async (db: Db, id: BodyId): Promise<boolean> =>
  (await burnQuery(db, bodyIdValues(id))).rows.length === 1
