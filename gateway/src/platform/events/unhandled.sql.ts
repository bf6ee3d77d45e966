import { type SQL, sql } from 'drizzle-orm'
import { eventCursors } from './schema'
import type { Due, EventSource } from './source'

/**
 * Events of a source that a handler has still to get, as this statement and its transaction see them. Totals of the
 * handler and these events, read by one statement, miss nothing and count nothing twice.
 */
export const unhandledEvents = (handler: string, { due }: Pick<EventSource, 'due'>): SQL => {
  const { event, seen, upto, afterId } = eventCursors
  const isUnhandled: Due = (name, xid, id) =>
    sql`${name} = place.event and ${xid} >= pg_snapshot_xmin(place.seen) and not pg_visible_in_snapshot(${xid}, place.seen)
      and not (place.upto is not null and pg_visible_in_snapshot(${xid}, place.upto) and ${id} <= place.after_id)`
  return sql`
    select due.* from (select ${event} as event, ${seen} as seen, ${upto} as upto, ${afterId} as after_id
      from ${eventCursors} where ${eventCursors.handler} = ${handler}) place cross join lateral (${due(isUnhandled)}) due`
}
