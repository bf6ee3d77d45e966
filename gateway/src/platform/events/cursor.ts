import { and, eq, inArray, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../kernel/database'
import type { DomainEvent } from './event-map'
import { domainEvents, eventCursors } from './schema'

const batchSize = 100
const keptMs = 7 * 24 * 60 * 60_000
const lockSpace = 7_204_012

/**
 * One batch of a handler at a time among all gateways. It has to be an advisory lock: a locked row would give this transaction an id before the
 * snapshot of the batch, and a snapshot takes its own transaction for seen, with all that the handler is about to publish in it.
 */
export const lockHandler = async (tx: Tx, handler: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockSpace}::int, hashtext(${handler})) as locked`,
  )
  return rows[0]?.locked ?? false
}

export type Batch = { readonly events: readonly DomainEvent[]; readonly upto: string }

const seenBy = (snapshot: SQLWrapper): SQL => sql`pg_visible_in_snapshot(${domainEvents.xid}, ${snapshot})`

/**
 * What the database shows now and did not show when the cursor was moved. Ids alone would lose an event whose transaction drew an early id and was
 * committed late. Of two transactions that wait for each other, the second draws its ids when the first is visible: so a member's events come in order.
 */
export const nextBatch = async (tx: Tx, handler: string): Promise<Batch | null> => {
  const place = tx.$with('place').as(
    tx
      .select({
        seen: eventCursors.seen,
        upto: sql<string>`coalesce(${eventCursors.upto}, pg_current_snapshot())`.as('upto'),
        lastId: eventCursors.lastId,
      })
      .from(eventCursors)
      .where(eq(eventCursors.handler, handler)),
  )
  const { xid, id, name, memberId, at, payload } = domainEvents
  const rows = await tx
    .with(place)
    .select({ id, name, memberId, at, payload, upto: sql<string>`${place.upto}` })
    .from(place)
    .innerJoin(
      domainEvents,
      sql`${xid} >= pg_snapshot_xmin(${place.seen}) and ${xid} < pg_snapshot_xmax(${place.upto})
        and not ${seenBy(place.seen)} and ${seenBy(place.upto)} and ${id} > ${place.lastId}`,
    )
    .orderBy(id)
    .limit(batchSize)
  const [first] = rows
  // Name and payload were written together by `publish`, which takes only pairs of the map.
  return first ? { events: rows.map(({ upto: _, ...event }) => event as DomainEvent), upto: first.upto } : null
}

export const moveCursor = async (tx: Tx, handler: string, { events, upto }: Batch): Promise<void> => {
  const last = events.at(-1)
  const place = last && events.length === batchSize ? { upto, lastId: last.id } : { seen: upto, upto: null, lastId: 0n }
  await tx.update(eventCursors).set(place).where(eq(eventCursors.handler, handler))
}

/** A handler that is new begins with what is published from now on. */
export const beginCursors = async (db: Db, handlers: readonly string[]): Promise<void> => {
  if (handlers.length > 0)
    await db.execute(
      sql`insert into event_cursors (handler, seen) select name, pg_current_snapshot() from unnest(${sql`array[${sql.join(
        handlers.map((name) => sql`${name}::text`),
        sql`, `,
      )}]`}) name on conflict do nothing`,
    )
}

/** Events stay for a while after every handler passed them, so that a handler that was wrong can be sent back. */
export const forgetOldEvents = async (db: Db, handlers: readonly string[], now: number): Promise<void> => {
  const waiting = db
    .select({ handler: eventCursors.handler })
    .from(eventCursors)
    .where(and(inArray(eventCursors.handler, [...handlers]), sql`not ${seenBy(eventCursors.seen)}`))
  await db.delete(domainEvents).where(and(lt(domainEvents.at, now - keptMs), sql`not exists ${waiting}`))
}
