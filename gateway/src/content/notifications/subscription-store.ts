import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { pushSubscriptions, type PushSubscriptionRow } from './schema'

const ofMember = (memberId: string) => eq(pushSubscriptions.memberId, memberId)

/** An address that belonged to another member moves to this one. */
export const saveSubscription = async (tx: Tx, row: Omit<PushSubscriptionRow, 'id'>): Promise<void> => {
  const { endpoint: _, ...set } = row
  await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
}

/** Deletes all but the newest subscriptions of a member. */
export const deleteOldSubscriptions = async (tx: Tx, memberId: string, most: number): Promise<void> => {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(ofMember(memberId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(most)
  await tx.delete(pushSubscriptions).where(and(ofMember(memberId), notInArray(pushSubscriptions.id, newest)))
}

export const deleteSubscription = async (db: Db, memberId: string, endpoint: string): Promise<void> =>
  void (await db.delete(pushSubscriptions).where(and(ofMember(memberId), eq(pushSubscriptions.endpoint, endpoint))))

export const deleteSubscriptions = async (db: Db, memberId: string): Promise<void> =>
  void (await db.delete(pushSubscriptions).where(ofMember(memberId)))

export const deleteSubscriptionById = async (db: Db, { id }: Pick<PushSubscriptionRow, 'id'>): Promise<void> =>
  void (await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)))

export const subscriptionsOf = (db: Db, memberId: string): Promise<PushSubscriptionRow[]> =>
  db.select().from(pushSubscriptions).where(ofMember(memberId))
