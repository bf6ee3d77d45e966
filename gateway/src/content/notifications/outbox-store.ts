import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { oneTryMore, type PushRequest, queuePushOf } from './notifications.sql'
import { pushOutbox, type PushOutboxRow } from './schema'

const batchSize = 20
/** Longer than the timeout of a push service, so that a row is not sent twice at the same time. */
const leaseMs = 30_000

/** Call it inside the transaction that the push message is about. */
export const queuePush = async (db: Db, memberId: string, request: PushRequest): Promise<void> =>
  void (await db.execute(queuePushOf(memberId, request)))

/** Leases due rows: several gateways share the work, and rows of a gateway that ends become due again. */
export const takeDue = (db: Db, now: number): Promise<PushOutboxRow[]> => {
  const due = db
    .select({ id: pushOutbox.id })
    .from(pushOutbox)
    .where(and(isNull(pushOutbox.endedAt), lte(pushOutbox.nextAt, now)))
    .orderBy(pushOutbox.nextAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(pushOutbox)
    .set({ nextAt: now + leaseMs, tries: oneTryMore })
    .where(inArray(pushOutbox.id, due))
    .returning()
}

export const reschedule = async (db: Db, id: bigint, nextAt: number, tries: number): Promise<void> =>
  void (await db.update(pushOutbox).set({ nextAt, tries }).where(eq(pushOutbox.id, id)))

export const endPush = async (db: Db, id: bigint, endedAt: number): Promise<void> =>
  void (await db.update(pushOutbox).set({ endedAt }).where(eq(pushOutbox.id, id)))

/** Ended rows are of no use after that time. */
export const deleteEndedPushes = async (db: Db, before: number): Promise<void> =>
  void (await db.delete(pushOutbox).where(lt(pushOutbox.endedAt, before)))
