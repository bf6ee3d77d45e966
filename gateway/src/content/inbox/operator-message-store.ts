import { and, desc, eq, isNull, lte, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { deliverToAudience } from './inbox.sql'
import { operatorMessages } from './schema'

export type OperatorMessageRow = typeof operatorMessages.$inferSelect
type Key = Pick<OperatorMessageRow, 'merchantCode' | 'id'>
export type PlannedMessage = Pick<OperatorMessageRow, 'merchantCode' | 'id' | 'audience' | 'texts' | 'at' | 'writtenBy'>

const most = 200

const keyIs = ({ merchantCode, id }: Key): SQL | undefined =>
  and(eq(operatorMessages.merchantCode, merchantCode), eq(operatorMessages.id, id))
const atDesk = ne(operatorMessages.writtenBy, '')

/** The same id again corrects the texts. */
export const saveOperatorMessage = async (db: Db, message: PlannedMessage): Promise<void> =>
  void (await db
    .insert(operatorMessages)
    .values(message)
    .onConflictDoUpdate({
      target: [operatorMessages.merchantCode, operatorMessages.id],
      set: { texts: message.texts },
    }))

/** Writes up to `most` inboxes; `last` is the id to continue after, null at the end. */
export const deliverBatch = async (
  db: Db,
  ...delivery: Parameters<typeof deliverToAudience>
): Promise<{ readonly last: string | null; readonly reached: number }> => {
  const { rows } = await db.execute<{ last: string | null; reached: number }>(deliverToAudience(...delivery))
  return rows[0] ?? { last: null, reached: 0 }
}

export const markSent = async (db: Db, key: Key, sentAt: number, addressed: number): Promise<void> =>
  void (await db.update(operatorMessages).set({ sentAt, addressed }).where(keyIs(key)))

export const dueOperatorMessages = (db: Db, now: number): Promise<OperatorMessageRow[]> =>
  db
    .select()
    .from(operatorMessages)
    .where(and(isNull(operatorMessages.sentAt), lte(operatorMessages.at, now)))

/** `false`: there is no message left to send. */
export const cancelMessage = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .delete(operatorMessages)
      .where(and(eq(operatorMessages.id, id), atDesk, isNull(operatorMessages.sentAt)))
      .returning({ id: operatorMessages.id })
  ).length === 1

/** Messages from the desk, the latest first; with `planned` only those that are still to be sent. */
export const writtenMessages = (db: Db, planned: boolean): Promise<OperatorMessageRow[]> =>
  db
    .select()
    .from(operatorMessages)
    .where(and(atDesk, planned ? isNull(operatorMessages.sentAt) : undefined))
    .orderBy(desc(operatorMessages.at))
    .limit(most)
