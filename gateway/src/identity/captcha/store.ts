import { and, desc, eq, lt, notLike } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { challengeKeyPrefix } from './challenge'
import { type Captcha, captchas } from './schema'

const ofFlow = (merchantCode: string, flow: string) =>
  and(eq(captchas.flow, flow), eq(captchas.merchantCode, merchantCode))

/** Replaces the earlier captcha of the flow. */
export const saveCaptcha = async (db: Db, { flow, ...captcha }: Captcha): Promise<void> =>
  void (await db
    .insert(captchas)
    .values({ flow, ...captcha })
    .onConflictDoUpdate({ target: captchas.flow, set: captcha }))

/** Deletes and returns in one statement: of any number of parallel checks only one gets the captcha. */
export const takeCaptcha = async (db: Db, merchantCode: string, flow: string): Promise<Captcha | null> =>
  (await db.delete(captchas).where(ofFlow(merchantCode, flow)).returning())[0] ?? null

export const deleteExpiredCaptchas = async (db: Db, now: number): Promise<void> =>
  void (await db.delete(captchas).where(lt(captchas.expiresAt, now)))

/** The newest pictures with their answers, for the QA console; the answer of a challenge is its signing key. */
export const recentCaptchas = (db: Db, limit: number) =>
  db
    .select({ flow: captchas.flow, answer: captchas.answer, at: captchas.createdAt })
    .from(captchas)
    .where(notLike(captchas.answer, `${challengeKeyPrefix}%`))
    .orderBy(desc(captchas.createdAt))
    .limit(limit)
