import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { memberNotes } from './schema'

export const notesOf = (db: Db, memberId: string, most: number) =>
  db.select().from(memberNotes).where(eq(memberNotes.memberId, memberId)).orderBy(desc(memberNotes.id)).limit(most)

export const insertNote = async (db: Db, note: typeof memberNotes.$inferInsert): Promise<void> =>
  void (await db.insert(memberNotes).values(note))
