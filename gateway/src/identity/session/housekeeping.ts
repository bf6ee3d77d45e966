import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { deleteExpiredCaptchas } from '../captcha/captcha.sql'
import { deleteEndedAttempts } from '../password/login-attempts.sql'
import type { AppContext } from '../../platform/runtime/app-context'

const every = 5 * 60_000
const sessionMemory = 30 * 24 * 60 * 60_000

/** Removes what has run out; nothing relies on it, since every reader compares the times itself. */
export const sweep = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> => {
  const now = timestamp(clock.now())
  await deleteExpiredCaptchas(db, clock.now())
  await db.execute(sql`delete from used_body_ids where expires_at < ${now}`)
  await db.execute(sql`delete from rate_windows where ends_at < ${now}`)
  await deleteEndedAttempts(db, clock.now())
  await db.execute(sql`delete from verification_codes where expires_at < ${now}`)
  await db.execute(sql`delete from passkey_challenges where expires_at < ${now}`)
  await db.execute(sql`delete from password_links where expires_at < ${now}`)
  for (const table of ['social_flows', 'social_tickets', 'used_social_tokens'])
    await db.execute(sql`delete from ${sql.identifier(table)} where expires_at < ${now}`)
  await db.execute(sql`delete from access_tokens where expires_at < ${now}`)
  await db.execute(sql`delete from sessions where expires_at < ${timestamp(clock.now() - sessionMemory)}`)
}

export const startHousekeeping = async (ctx: AppContext): Promise<() => Promise<void>> => {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'housekeeping failed'))
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
