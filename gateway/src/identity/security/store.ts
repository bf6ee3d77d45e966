import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { memberSecurity, securityAnswers } from './schema'

export const paymentPasswordHashOf = async (db: Db, memberId: string): Promise<string | null> =>
  (
    await db
      .select({ hash: memberSecurity.paymentPasswordHash })
      .from(memberSecurity)
      .where(eq(memberSecurity.memberId, memberId))
  )[0]?.hash ?? null

export const hasPaymentPassword = async (db: Db, memberId: string): Promise<boolean> =>
  (await paymentPasswordHashOf(db, memberId)) !== null

export const savePaymentPassword = async (db: Db, memberId: string, hash: string): Promise<void> =>
  void (await db
    .insert(memberSecurity)
    .values({ memberId, paymentPasswordHash: hash })
    .onConflictDoUpdate({ target: memberSecurity.memberId, set: { paymentPasswordHash: hash } }))

/** `false`: there is one already; two first ones at the same moment do not overwrite each other. */
export const saveFirstPaymentPassword = async (db: Db, memberId: string, hash: string): Promise<boolean> =>
  (
    await db
      .insert(memberSecurity)
      .values({ memberId, paymentPasswordHash: hash })
      .onConflictDoNothing()
      .returning({ memberId: memberSecurity.memberId })
  ).length === 1

export const answerHashes = async (db: Db, memberId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ question: securityAnswers.question, hash: securityAnswers.answerHash })
    .from(securityAnswers)
    .where(eq(securityAnswers.memberId, memberId))
  return new Map(rows.map(({ question, hash }) => [question, hash]))
}

export const replaceAnswers = async (tx: Db, memberId: string, hashes: ReadonlyMap<string, string>): Promise<void> => {
  await tx.delete(securityAnswers).where(eq(securityAnswers.memberId, memberId))
  if (hashes.size === 0) return
  await tx
    .insert(securityAnswers)
    .values([...hashes].map(([question, answerHash]) => ({ memberId, question, answerHash })))
}
