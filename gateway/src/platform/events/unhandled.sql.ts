import { type SQL, sql } from 'drizzle-orm'
import { eventCursors } from './schema'
import type { Due, EventSource } from './source'

/**
 * Events of a source that a handler has not handled yet, as this statement sees them. Read with the handler's totals in one
 * statement, each event counts exactly once.
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
