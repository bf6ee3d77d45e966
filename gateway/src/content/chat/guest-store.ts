import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { chatGuests, chatMessages, chats } from './schema'

export const guestByToken = async (db: Db, merchantCode: string, tokenHash: string) =>
  (
    await db
      .select({ id: chatGuests.id, network: chatGuests.network })
      .from(chatGuests)
      .where(and(eq(chatGuests.tokenHash, tokenHash), eq(chatGuests.merchantCode, merchantCode)))
  )[0] ?? null

export const saveGuest = async (db: Db, guest: typeof chatGuests.$inferInsert): Promise<void> =>
  void (await db.insert(chatGuests).values(guest))

export const touchGuest = async (db: Db, id: string, seenAt: number): Promise<void> =>
  void (await db.update(chatGuests).set({ seenAt }).where(eq(chatGuests.id, id)))

/** One run deletes at most this many, so that it holds few rows at once. */
const mostDeleted = 500

/** Guests who have not come since `before`, with their messages, and those without a message since `emptyBefore`. */
export const deleteSilentGuests = (
  db: Db,
  { before, emptyBefore }: { readonly before: number; readonly emptyBefore: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id: chatGuests.id })
      .from(chatGuests)
      .leftJoin(chats, eq(chats.guestId, chatGuests.id))
      .where(or(lt(chatGuests.seenAt, before), and(lt(chatGuests.seenAt, emptyBefore), isNull(chats.ownerId))))
      .limit(mostDeleted)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await tx.delete(chatMessages).where(inArray(chatMessages.ownerId, ids))
    await tx.delete(chats).where(inArray(chats.guestId, ids))
    await tx.delete(chatGuests).where(inArray(chatGuests.id, ids))
  })
