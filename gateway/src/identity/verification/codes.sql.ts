import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import type { CodePlace } from './code-place'

/** A code that was requested without a device counts for any. */
const isOpenAt = ({ merchantCode, purpose, recipient, flow }: CodePlace) => sql`
  merchant_code = ${merchantCode} and purpose = ${purpose} and recipient = ${recipient} and flow in ('', ${flow}) and used_at is null`

/** Counts an attempt at the open codes of a place, and returns those below the limit; one atomic statement. */
export const countCodeAttempt = async (db: Db, place: CodePlace, limit: number, now: number) => {
  const { rows } = await db.execute<{ salt: string; code_hash: string }>(sql`
    update verification_codes set attempts = attempts + 1
    where ${isOpenAt(place)} and attempts < ${limit} and expires_at > ${timestamp(now)}
    returning salt, code_hash`)
  return rows.map(({ salt, code_hash: codeHash }) => ({ salt, codeHash }))
}

export const uncountCodeAttempt = async (db: Db, place: CodePlace, codeHash: string): Promise<void> =>
  void (await db.execute(sql`
    update verification_codes set attempts = greatest(attempts - 1, 0)
    where ${isOpenAt(place)} and code_hash = ${codeHash}`))

/** `false`: another call was faster. */
export const setCodeUsed = async (db: Db, place: CodePlace, codeHash: string, now: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update verification_codes set used_at = ${timestamp(now)}
    where ${isOpenAt(place)} and code_hash = ${codeHash} returning purpose`)
  return rows.length === 1
}
