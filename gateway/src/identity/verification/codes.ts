import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'

/** What a code was sent for. One that was asked for registration opens no login and resets no password. */
export type CodePurpose = 'login' | 'reset' | 'register' | 'bind-phone' | 'bind-email' | 'confirm'

export const codeLifetimeMs = 3 * 60_000
const tries = 5
const digits = 6

export type CodePlace = {
  readonly merchantCode: string
  readonly purpose: CodePurpose
  readonly recipient: string
  readonly flow: string
}

const hashOf = (salt: string, code: string): string => createHash('sha256').update(`${salt}:${code}`).digest('hex')

/** Draws a code and keeps it in place of the one before that this device asked for. */
export const drawCode = async (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  place: CodePlace,
): Promise<{ code: string; expiresAt: number }> => {
  const code = Array.from({ length: digits }, () => ctx.random.int(10)).join('')
  const salt = Buffer.from(ctx.random.bytes(16)).toString('hex')
  const expiresAt = ctx.clock.now() + codeLifetimeMs
  await ctx.db.execute(sql`
    insert into verification_codes (merchant_code, purpose, recipient, flow, salt, code_hash, expires_at)
    values (${place.merchantCode}, ${place.purpose}, ${place.recipient}, ${place.flow}, ${salt}, ${hashOf(salt, code)}, ${timestamp(expiresAt)})
    on conflict (merchant_code, purpose, recipient, flow) do update set
      salt = excluded.salt, code_hash = excluded.code_hash, attempts = 0, expires_at = excluded.expires_at, used_at = null`)
  return { code, expiresAt }
}

/** A code that was right and is not used yet. */
export type RightCode = { readonly place: CodePlace; readonly codeHash: string }

/** A code that was asked for without a device counts for any. */
const openAt = ({ merchantCode, purpose, recipient, flow }: CodePlace) =>
  sql`merchant_code = ${merchantCode} and purpose = ${purpose} and recipient = ${recipient} and flow in ('', ${flow}) and used_at is null`

/** Looks at a code: five tries, then even the right one is refused. The try is counted before anything else happens, by one atomic statement. */
export const tryCode = async (db: Db, place: CodePlace, code: string, now: number): Promise<RightCode | null> => {
  const { rows } = await db.execute<{ salt: string; code_hash: string }>(
    sql`update verification_codes set attempts = attempts + 1 where ${openAt(place)} and attempts < ${tries} and expires_at > ${timestamp(now)} returning salt, code_hash`,
  )
  const right = rows.find((open) => hashOf(open.salt, code) === open.code_hash)
  return right ? { place, codeHash: right.code_hash } : null
}

/** A code is good once: of any number of calls that bring the right one, one gets `true`. In the transaction of what it is for, both happen or neither. */
export const spendCode = async (db: Db, { place, codeHash }: RightCode, now: number): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`update verification_codes set used_at = ${timestamp(now)} where ${openAt(place)} and code_hash = ${codeHash} returning purpose`,
  )
  return rows.length === 1
}

export const takeCode = async (db: Db, place: CodePlace, code: string, now: number): Promise<boolean> => {
  const right = await tryCode(db, place, code, now)
  return right !== null && spendCode(db, right, now)
}

/** Work between the look at a code and its use. Where it breaks off, as in a busy gateway, the right code was no guess. */
export const withTryBack = async <T>(db: Db, { place, codeHash }: RightCode, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    await db.execute(
      sql`update verification_codes set attempts = greatest(attempts - 1, 0) where ${openAt(place)} and code_hash = ${codeHash}`,
    )
    throw error
  }
}
