import type { DeskValue } from '@mosaic/contracts/desk'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { cannedAnswers as table } from './schema'

type CannedAnswer = DeskValue<'cannedAnswers'>['list'][number]

export const cannedAnswers = (db: Db): Promise<CannedAnswer[]> =>
  db
    .select({ id: table.id, title: table.title, texts: table.texts })
    .from(table)
    .orderBy(asc(table.title), asc(table.id))

/** Inserts an answer or changes the one of this id. */
export const saveCannedAnswer = async (
  db: Db,
  answer: CannedAnswer,
  { operator, at }: { readonly operator: string; readonly at: number },
): Promise<void> => {
  const row = { title: answer.title, texts: answer.texts, changedAt: at, changedBy: operator }
  await db
    .insert(table)
    .values({ id: answer.id, ...row })
    .onConflictDoUpdate({ target: table.id, set: row })
}

/** Returns the deleted answer; `null`: no such answer. */
export const deleteCannedAnswer = async (db: Db, id: string): Promise<CannedAnswer | null> =>
  (
    await db.delete(table).where(eq(table.id, id)).returning({ id: table.id, title: table.title, texts: table.texts })
  )[0] ?? null
