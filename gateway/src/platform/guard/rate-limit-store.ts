import { eq, lt } from 'drizzle-orm'
import type { AppContext } from '../runtime/app-context'
import { instantOf } from '../db/columns'
import type { Clock } from '../runtime/clock'
import type { Db } from '../db/database'
import type { Failure } from '../http/result'
import { countCall, giveBackQuery, paceQuery, takenQuery } from './rate-limit.sql'
import { type Counted, type RateRule, refusalOver, tryAgainAt } from './rate-rule'
import { rateWindows } from './schema'

/** Counts one call against `key`. */
export const overRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<Failure | null> => {
  const now = clock.now()
  const { rows } = await db.execute<Counted>(countCall(key, now, rule.windowMs))
  const [row] = rows
  return row ? refusalOver(row, rule, now) : null
}

/** The same, where being over it means something else than a refusal. */
export const withinRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<boolean> =>
  (await overRate(db, clock, key, rule)) === null

/** Reads without counting. */
export const isBeyondRate = async (db: Db, clock: Clock, key: string, rule: RateRule): Promise<boolean> => {
  const { rows } = await db.execute<{ taken: number }>(takenQuery(key, clock.now()))
  return (rows[0]?.taken ?? 0) > rule.limit
}

/**
 * Lets one call through and delays the next: the pause doubles with each call of a day, up to the longest.
 * For calls that strangers can make in a member's name: they slow the member down, and never lock the account.
 */
export const overPace = async (
  db: Db,
  clock: Clock,
  key: string,
  pause: { readonly firstMs: number; readonly longestMs: number },
): Promise<Failure | null> => {
  const now = clock.now()
  const { rows } = await db.execute<{ free: boolean; ends_at: string | null }>(paceQuery(key, pause, now))
  const [row] = rows
  if (row?.free) return null
  // A call made in the same moment as the first does not see the first's row yet.
  return tryAgainAt(row?.ends_at ? instantOf(row.ends_at) : now + pause.firstMs, now)
}

/** Uncounts one call, to which the rule does not apply. If this fails, it counts once too often. */
export const giveBack = async ({ db }: Pick<AppContext, 'db'>, key: string): Promise<void> => {
  await db.execute(giveBackQuery(key))
}

export const deleteEndedRates = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(rateWindows).where(lt(rateWindows.endsAt, now)))

export const resetRate = async (db: Db, key: string): Promise<void> =>
  void (await db.delete(rateWindows).where(eq(rateWindows.key, key)))
