import { desc } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { outbox } from './schema'

export const insertMessage = async (db: Db, message: Omit<typeof outbox.$inferInsert, 'id'>): Promise<void> =>
  void (await db.insert(outbox).values(message))

/** The newest messages, for the QA console. */
export const recentMessages = (db: Db, limit: number) =>
  db
    .select({ channel: outbox.channel, to: outbox.recipient, text: outbox.text, code: outbox.code, at: outbox.at })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(limit)
