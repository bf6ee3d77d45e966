import { and, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../db/database'
import { instantOf } from '../db/columns'
import type { DomainEvent } from './event-map'
import {
  afterEvent,
  currentSnapshot,
  cursorsOf,
  dueEvents,
  handlerLock,
  insertCursors,
  isPassed,
  type Listener,
  rangeEnd,
  snapshotQuery,
} from './events.sql'
import { domainEvents, eventCursors } from './schema'
import type { EventSource } from './source'

const batchSize = 100
const retentionMs = 7 * 24 * 60 * 60_000

/**
 * One batch of a handler at a time among all gateways, by an advisory lock. A row lock would assign a transaction id before the
 * snapshot of the batch, and the snapshot would count events published by the handler as seen.
 */
export const lockHandler = async (tx: Tx, handler: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ locked: boolean }>(handlerLock(handler))
  return rows[0]?.locked ?? false
}

/** The snapshot as text: it changes with every transaction that writes and ends. */
export const visibleNow = async (db: Db): Promise<string | null> => {
  const { rows } = await db.execute<{ now: string }>(snapshotQuery)
  return rows[0]?.now ?? null
}

type EventRow = { id: bigint; name: string; member_id: string; at: string; payload: unknown }
type BatchRow = { now: string; cut: boolean | null } & (EventRow | { id: null })

const eventOf = ({ id, name, member_id: memberId, at, payload }: EventRow) =>
  // Name and payload match: `publish` takes only pairs of the map, and a source returns only its own names.
  ({ id, name, memberId, at: instantOf(at), payload }) as DomainEvent

/** The events found, and the database snapshot of the query. */
export type Batch = { readonly events: readonly DomainEvent[]; readonly now: string }

/**
 * Events visible now and not when the cursor of their name was moved. Ids alone would miss an event with an early id that was
 * committed late.
 * Events of a member come in order: a transaction that waits for another draws its ids after the other is visible.
 */
export const nextBatch = async (tx: Tx, listener: Listener, events: EventSource['due']): Promise<Batch | null> => {
  const { rows } = await tx.execute<BatchRow>(dueEvents(listener, events, batchSize))
  const found = rows.flatMap((row) => (row.id === null ? [] : [eventOf(row)]))
  const [first] = rows
  // After a full batch the cursors must move even if no event was left before the cut.
  return first && (found.length > 0 || first.cut) ? { events: found, now: first.now } : null
}

/** Each name has its own cursor: an older gateway moves only the names it subscribes to. */
export const moveCursors = async (tx: Tx, listener: Listener, { events, now }: Batch): Promise<void> => {
  const last = events.at(-1)
  const end = rangeEnd(now)
  const place =
    last && events.length === batchSize
      ? { upto: end, afterId: afterEvent(last.id) }
      : { seen: end, upto: null, afterId: 0n }
  await tx.update(eventCursors).set(place).where(cursorsOf(listener))
}

/** A new handler, or a new name of one, begins with events published from now on. Returns the number of new names. */
export const beginCursors = async (db: Db, listeners: readonly Listener[]): Promise<number> => {
  if (listeners.length === 0) return 0
  const { rows } = await db.execute(insertCursors(listeners))
  return rows.length
}

/** Events stay for a while after every handler passed them, so that a handler that was wrong can be sent back. */
export const forgetOldEvents = async (db: Db, listeners: readonly Listener[], now: number): Promise<void> => {
  await db.delete(domainEvents).where(and(lt(domainEvents.at, now - retentionMs), isPassed(listeners)))
}

/**
 * In a transaction of isolation `repeatable read`: the handler continues after its snapshot, so the transaction may rebuild the
 * totals of all earlier events.
 * `false`: a batch is running, try again.
 */
export const lockAndRestart = async (tx: Tx, handler: string): Promise<boolean> => {
  if (!(await lockHandler(tx, handler))) return false
  await tx
    .update(eventCursors)
    .set({ seen: currentSnapshot, upto: null, afterId: 0n })
    .where(eq(eventCursors.handler, handler))
  return true
}
