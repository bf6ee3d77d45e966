import { and, eq, inArray, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../db/database'
import { instantOf } from '../db/columns'
import type { DomainEvent } from './event-map'
import type { EventHandler } from './handler'
import { domainEvents, eventCursors } from './schema'
import type { Due, EventSource } from './source'

const batchSize = 100
const keptMs = 7 * 24 * 60 * 60_000
const lockSpace = 7_204_012

type Listener = Pick<EventHandler, 'name' | 'hears'>

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
type BatchRow = { now: string; cut: boolean | null } & (EventRow | { id: null })

const eventOf = ({ id, name, member_id: memberId, at, payload }: EventRow) =>
  // Name and payload belong together: `publish` takes only pairs of the map, and a source tells only its own names.
  ({ id, name, memberId, at: instantOf(at), payload }) as DomainEvent

/** What was found, and the snapshot of the database that showed it. */
export type Batch = { readonly events: readonly DomainEvent[]; readonly now: string }

const seenBy = (snapshot: SQLWrapper): SQL => sql`pg_visible_in_snapshot(${domainEvents.xid}, ${snapshot})`

const cursorsOf = ({ name, hears }: Listener) =>
  and(eq(eventCursors.handler, name), inArray(eventCursors.event, [...hears]))

/**
 * What the database shows now and did not show when the cursor of its name was moved. Ids alone would lose an event whose transaction drew an early id and was
 * committed late. Of two transactions that wait for each other, the second draws its ids when the first is visible: so a member's events come in order.
 */
export const nextBatch = async (tx: Tx, listener: Listener, events: EventSource['due']): Promise<Batch | null> => {
  const isDue: Due = (name, xid, id) =>
    sql`${name} = place.event and ${xid} >= pg_snapshot_xmin(place.seen) and ${xid} < pg_snapshot_xmax(place.upto)
      and not pg_visible_in_snapshot(${xid}, place.seen) and pg_visible_in_snapshot(${xid}, place.upto) and ${id} > place.after_id`
  const { event, seen, upto, afterId } = eventCursors
  const { rows } = await tx.execute<BatchRow>(sql`
    with place as materialized (select ${event} as event, ${seen} as seen, coalesce(${upto}, pg_current_snapshot()) as upto, ${upto} is not null as cut, ${afterId} as after_id
      from ${eventCursors} where ${cursorsOf(listener)})
    select due.*, pg_current_snapshot()::text as now, (select bool_or(cut) from place) as cut
      from (select) one left join (select due.* from place cross join lateral (${events(isDue)}) due order by id limit ${batchSize}) due on true order by id`)
  const found = rows.flatMap((row) => (row.id === null ? [] : [eventOf(row)]))
  const [first] = rows
  // After a full batch nothing may be left up to where it was cut off: then too the cursors have to move on.
  return first && (found.length > 0 || first.cut) ? { events: found, now: first.now } : null
}

/** Each name from its own place: where they differ, an older gateway has moved on only those that it hears. */
export const moveCursors = async (tx: Tx, listener: Listener, { events, now }: Batch): Promise<void> => {
  const last = events.at(-1)
  const { upto, afterId } = eventCursors
  const end = sql`coalesce(${upto}, ${now}::pg_snapshot)`
  const place =
    last && events.length === batchSize
      ? { upto: end, afterId: sql`greatest(${afterId}, ${last.id.toString()}::bigint)` }
      : { seen: end, upto: null, afterId: 0n }
  await tx.update(eventCursors).set(place).where(cursorsOf(listener))
}

const pairs = (listeners: readonly Listener[]): SQL =>
  sql.join(
    listeners.flatMap(({ name, hears }) => hears.map((event) => sql`(${name}::text, ${event}::text)`)),
    sql`, `,
  )

/** What is new, a handler or a name that it did not hear before, begins with what is published from now on. Returns how many names are new. */
export const beginCursors = async (db: Db, listeners: readonly Listener[]): Promise<number> => {
  if (listeners.length === 0) return 0
  const { rows } = await db.execute(
    sql`insert into event_cursors (handler, event, seen) select handler, event, pg_current_snapshot() from (values ${pairs(listeners)}) heard (handler, event)
      order by 1, 2 on conflict do nothing returning event`,
  )
  return rows.length
}

/** Events stay for a while after every handler passed them, so that a handler that was wrong can be sent back. */
export const forgetOldEvents = async (db: Db, listeners: readonly Listener[], now: number): Promise<void> => {
  const { handler, event, seen } = eventCursors
  const waiting = sql`select from ${eventCursors} where ${event} = ${domainEvents.name} and (${handler}, ${event}) in (${pairs(listeners)}) and not ${seenBy(seen)}`
  const isWaitedFor = listeners.length > 0 ? sql`exists (${waiting})` : sql`false`
  await db.delete(domainEvents).where(and(lt(domainEvents.at, now - keptMs), sql`not ${isWaitedFor}`))
}
