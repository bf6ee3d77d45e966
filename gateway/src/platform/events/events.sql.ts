import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../db/columns'
import type { EventName, NewEvent } from './event-map'
import { domainEvents, eventCursors } from './schema'
import type { Due, EventSource } from './source'

/** A handler's name and the events that it receives. */
export type Listener = { readonly name: string; readonly subscribesTo: readonly EventName[] }

const lockSpace = 7_204_012

export const handlerLock = (handler: string): SQL =>
  sql`select pg_try_advisory_xact_lock(${lockSpace}::int, hashtext(${handler})) as locked`

export const cursorsOf = ({ name, subscribesTo }: Listener): SQL | undefined =>
  and(eq(eventCursors.handler, name), inArray(eventCursors.event, [...subscribesTo]))

const isDue: Due = (name, xid, id) =>
  sql`${name} = place.event and ${xid} >= pg_snapshot_xmin(place.seen) and ${xid} < pg_snapshot_xmax(place.upto)
    and not pg_visible_in_snapshot(${xid}, place.seen) and pg_visible_in_snapshot(${xid}, place.upto) and ${id} > place.after_id`

/** The next events of a handler, the snapshot that shows them, and whether the last batch was cut off. */
export const dueEvents = (listener: Listener, due: EventSource['due'], most: number): SQL => {
  const { event, seen, upto, afterId } = eventCursors
  return sql`
    with place as materialized (select ${event} as event, ${seen} as seen, coalesce(${upto}, pg_current_snapshot()) as upto, ${upto} is not null as cut, ${afterId} as after_id
      from ${eventCursors} where ${cursorsOf(listener)})
    select due.*, pg_current_snapshot()::text as now, (select bool_or(cut) from place) as cut
      from (select) one left join (select due.* from place cross join lateral (${due(isDue)}) due order by id limit ${most}) due on true order by id`
}

/** The end of the range that a batch belongs to. */
export const rangeEnd = (now: string): SQL => sql`coalesce(${eventCursors.upto}, ${now}::pg_snapshot)`
export const afterEvent = (id: bigint): SQL => sql`greatest(${eventCursors.afterId}, ${id.toString()}::bigint)`
export const currentSnapshot: SQL = sql`pg_current_snapshot()`
export const snapshotQuery: SQL = sql`select ${currentSnapshot}::text as now`

const pairs = (listeners: readonly Listener[]): SQL =>
  sql.join(
    listeners.flatMap(({ name, subscribesTo }) => subscribesTo.map((event) => sql`(${name}::text, ${event}::text)`)),
    sql`, `,
  )

export const insertCursors = (listeners: readonly Listener[]): SQL => sql`
  insert into event_cursors (handler, event, seen) select handler, event, pg_current_snapshot() from (values ${pairs(listeners)}) listened (handler, event)
  order by 1, 2 on conflict do nothing returning event`

/** A condition on events: every listener has passed them. */
export const isPassed = (listeners: readonly Listener[]): SQL => {
  const { handler, event, seen } = eventCursors
  return listeners.length === 0
    ? sql`true`
    : sql`not exists (select from ${eventCursors} where ${event} = ${domainEvents.name} and (${handler}, ${event}) in (${pairs(listeners)})
        and not pg_visible_in_snapshot(${domainEvents.xid}, ${seen}))`
}

const insertEvent = ({ name, memberId, at, payload }: NewEvent, condition: SQL): SQL => sql`
  insert into domain_events (name, member_id, at, payload)
  select ${name}::text, ${memberId}::text, ${timestamp(at)}, ${JSON.stringify(payload)}::jsonb where ${condition}`

export const publishQuery = (event: NewEvent): SQL => insertEvent(event, sql`true`)

/** `publish` as part of a `with`, done if `condition` holds. */
export const publishing = (event: NewEvent, condition: SQL): SQL =>
  sql`${sql.identifier(`published_${event.name}`)} as (${insertEvent(event, condition)})`

const published: EventSource['due'] = (condition) => {
  const { xid, id, name, memberId, at, payload } = domainEvents
  return sql`select ${id} as id, ${name} as name, ${memberId} as member_id, ${at} as at, ${payload} as payload from ${domainEvents} where ${condition(name, xid, id)}`
}

/** The events of the table and of all sources. */
export const dueOf =
  (followed: readonly EventSource[]): EventSource['due'] =>
  (condition: Due) =>
    sql.join(
      [published, ...followed.map(({ due }) => due)].map((due) => due(condition)),
      sql` union all `,
    )
