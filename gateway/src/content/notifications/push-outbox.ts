import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { pushOutbox, type PushOutboxRow, pushSubscriptions } from './schema'

const atOnce = 20
/** Longer than a push service may take, so that a row that is being sent is not taken twice. */
const leaseMs = 30_000

/** `at`: when it is to be told. */
type Wish = { readonly kind: PushOutboxRow['kind']; readonly about: string; readonly at: number }

/** As a part of the statement that writes what it tells of: for those of `owners` (a query of `id`) who have a browser that listens. */
export const queueing = (owners: SQL, { kind, about, at }: Wish): SQL => sql`
  insert into push_outbox (member_id, kind, about, next_at, created_at)
  select id, ${kind}, ${about}, ${timestamp(at)}, ${timestamp(at)} from (${owners}) owners
  where exists (select from ${pushSubscriptions} where ${pushSubscriptions.memberId} = owners.id)
  on conflict do nothing`

/** In the transaction of what it tells of. */
export const queuePush = async (db: Db, memberId: string, wish: Wish): Promise<void> =>
  void (await db.execute(queueing(sql`select ${memberId}::text as id`, wish)))

/** Rows that are due, taken for a while: several gateways share the work, and one that ends leaves it to another. */
export const takeDue = (db: Db, now: number): Promise<PushOutboxRow[]> => {
  const due = db
    .select({ id: pushOutbox.id })
    .from(pushOutbox)
    .where(and(isNull(pushOutbox.endedAt), lte(pushOutbox.nextAt, now)))
    .orderBy(pushOutbox.nextAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db
    .update(pushOutbox)
    .set({ nextAt: now + leaseMs, tries: sql`${pushOutbox.tries} + 1` })
    .where(sql`${pushOutbox.id} in ${due}`)
    .returning()
}

export const putOff = async (db: Db, id: bigint, nextAt: number, tries: number): Promise<void> =>
  void (await db.update(pushOutbox).set({ nextAt, tries }).where(eq(pushOutbox.id, id)))

export const endPush = async (db: Db, id: bigint, endedAt: number): Promise<void> =>
  void (await db.update(pushOutbox).set({ endedAt }).where(eq(pushOutbox.id, id)))
