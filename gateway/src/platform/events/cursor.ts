import { and, eq, inArray, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../kernel/database'
import { instantOf } from '../kernel/columns'
import type { DomainEvent } from './event-map'
import { domainEvents, eventCursors } from './schema'
import type { Due, EventSource } from './source'

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

type EventRow = { id: bigint; name: string; member_id: string; at: string; payload: unknown }
type BatchRow = { upto: string; cut: boolean } & (EventRow | { id: null })

const eventOf = ({ id, name, member_id: memberId, at, payload }: EventRow) =>
  // Name and payload belong together: `publish` takes only pairs of the map, and a source tells only its own names.
  ({ id, name, memberId, at: instantOf(at), payload }) as DomainEvent

export type Batch = { readonly events: readonly DomainEvent[]; readonly upto: string }

const seenBy = (snapshot: SQLWrapper): SQL => sql`pg_visible_in_snapshot(${domainEvents.xid}, ${snapshot})`

/**
 * What the database shows now and did not show when the cursor was moved. Ids alone would lose an event whose transaction drew an early id and was
 * committed late. Of two transactions that wait for each other, the second draws its ids when the first is visible: so a member's events come in order.
 */
export const nextBatch = async (tx: Tx, handler: string, events: EventSource['due']): Promise<Batch | null> => {
  const isDue: Due = (xid, id) =>
    sql`${xid} >= pg_snapshot_xmin(place.seen) and ${xid} < pg_snapshot_xmax(place.upto)
      and not pg_visible_in_snapshot(${xid}, place.seen) and pg_visible_in_snapshot(${xid}, place.upto) and ${id} > place.last_id`
  const { handler: name, seen, upto, lastId } = eventCursors
  const { rows } = await tx.execute<BatchRow>(sql`
    with place as (select ${seen} as seen, coalesce(${upto}, pg_current_snapshot()) as upto, ${upto} is not null as cut, ${lastId} as last_id from ${eventCursors} where ${name} = ${handler})
    select due.*, place.upto::text as upto, place.cut from place left join lateral (${events(isDue)} order by id limit ${batchSize}) due on true order by id`)
  const found = rows.flatMap((row) => (row.id === null ? [] : [eventOf(row)]))
  const [first] = rows
  // After a full batch nothing may be left up to where it was cut off: then too the cursor has to move on.
  return first && (found.length > 0 || first.cut) ? { events: found, upto: first.upto } : null
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
