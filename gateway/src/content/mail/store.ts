import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { type AskedPage, offsetOf, totalRows } from '../../platform/http/paging'
import { mails } from './schema'

export type NewMail = Omit<typeof mails.$inferInsert, 'id' | 'answeredAt' | 'answeredBy'>

/** `null`: this sender sent a message of this id before. */
export const insertMail = async (db: Db, mail: NewMail): Promise<bigint | null> =>
  (await db.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id }))[0]?.id ?? null

export const mailsFrom = (db: Db, senderId: string, requested: AskedPage) =>
  db
    .select({ mail: mails, total: totalRows })
    .from(mails)
    .where(eq(mails.senderId, senderId))
    .orderBy(desc(mails.id))
    .limit(requested.pageSize)
    .offset(offsetOf(requested))

const toOperators = (all: boolean) => and(isNull(mails.recipientId), all ? undefined : isNull(mails.answeredAt))

/** Mails to operators: unanswered ones, the oldest first; or all, the newest first. */
export const mailsToOperators = (db: Db, merchantCode: string | null, all: boolean, limit: number) =>
  db
    .select()
    .from(mails)
    .where(and(toOperators(all), merchantCode === null ? undefined : eq(mails.merchantCode, merchantCode)))
    .orderBy((all ? desc : asc)(mails.id))
    .limit(limit)

export const countWaiting = async (db: Db): Promise<number> =>
  (await db.select({ n: count() }).from(mails).where(toOperators(false)))[0]?.n ?? 0

/** `null`: no such mail to operators, or it is answered. */
export const markAnswered = async (db: Db, id: bigint, operator: string, at: number) =>
  (
    await db
      .update(mails)
      .set({ answeredAt: at, answeredBy: operator })
      .where(and(eq(mails.id, id), isNull(mails.recipientId), isNull(mails.answeredAt)))
      .returning({ senderId: mails.senderId, subject: mails.subject })
  )[0] ?? null
