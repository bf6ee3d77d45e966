import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { EventHandler } from './handler'
import type { EventName } from './event-map'

/** True for rows that a handler has still to get, by the name of their event, the transaction that wrote them and their id. */
export type Due = (name: SQLWrapper, xid: SQLWrapper, id: SQLWrapper) => SQL

/**
 * A table of events. A row holds the transaction that wrote it and an id of `domain_event_ids`, drawn after the rows of its member
 * were locked: so the events of all sources have one order.
 */
export type EventSource = {
  readonly names: readonly EventName[]
  /** A query of `id`, `name`, `member_id`, `at` and `payload`. */
  due(isDue: Due): SQL
}

/** Only the sources that have events for the handler are queried. */
export const followedBy = ({ subscribesTo }: EventHandler, sources: readonly EventSource[]): readonly EventSource[] =>
  sources.filter(({ names }) => names.some((name) => subscribesTo.includes(name)))
