import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AppContext } from '../kernel/app-context'
import type { Db } from '../kernel/database'

/** What a code was sent for. One that was asked for registration opens no login and resets no password. */
export type CodePurpose = 'login' | 'reset' | 'register' | 'bind-phone' | 'bind-email' | 'confirm'

export const codeLifetimeMs = 3 * 60_000
const tries = 5
const digits = 6

export type CodePlace = { readonly merchantCode: string; readonly purpose: CodePurpose; readonly recipient: string; readonly flow: string }

const hashOf = (salt: string, code: string): string => createHash('sha256').update(`${salt}:${code}`).digest('hex')
const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** Draws a code and keeps it in place of the one before. */
export const drawCode = async (ctx: Pick<AppContext, 'db' | 'clock' | 'random'>, place: CodePlace): Promise<{ code: string; expiresAt: number }> => {
  const code = Array.from({ length: digits }, () => ctx.random.int(10)).join('')
  const salt = Buffer.from(ctx.random.bytes(16)).toString('hex')
  const expiresAt = ctx.clock.now() + codeLifetimeMs
  await ctx.db.execute(sql`
    insert into verification_codes (merchant_code, purpose, recipient, flow, salt, code_hash, expires_at)
    values (${place.merchantCode}, ${place.purpose}, ${place.recipient}, ${place.flow}, ${salt}, ${hashOf(salt, code)}, ${instant(expiresAt)})
    on conflict (merchant_code, purpose, recipient) do update set
      flow = excluded.flow, salt = excluded.salt, code_hash = excluded.code_hash, attempts = 0, expires_at = excluded.expires_at, used_at = null`)
  return { code, expiresAt }
}

/** Looks at a code: five tries, then even the right one is refused; the right one is good once. Each step is one atomic statement. */
export const takeCode = async (db: Db, place: CodePlace, code: string, now: number): Promise<boolean> => {
  const where = sql`merchant_code = ${place.merchantCode} and purpose = ${place.purpose} and recipient = ${place.recipient} and flow = ${place.flow} and used_at is null`
  const { rows } = await db.execute<{ salt: string; code_hash: string }>(
    sql`update verification_codes set attempts = attempts + 1 where ${where} and attempts < ${tries} and expires_at > ${instant(now)} returning salt, code_hash`,
  )
  const open = rows[0]
  if (!open || hashOf(open.salt, code) !== open.code_hash) return false
  const used = await db.execute(sql`update verification_codes set used_at = ${instant(now)} where ${where} and code_hash = ${open.code_hash} returning purpose`)
  return used.rows.length === 1
}

/** The right code met something else that was wrong, which its owner may put right with it. `usedAt` names the use, so that nobody else's is undone. */
export const giveCodeBack = async (db: Db, { merchantCode, purpose, recipient }: CodePlace, usedAt: number): Promise<void> => {
  await db.execute(
    sql`update verification_codes set used_at = null where merchant_code = ${merchantCode} and purpose = ${purpose} and recipient = ${recipient} and used_at = ${instant(usedAt)}`,
  )
}
