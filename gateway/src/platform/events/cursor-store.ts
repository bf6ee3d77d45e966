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
} from './events.sql'
import { domainEvents, eventCursors } from './schema'
import type { EventSource } from './source'

const batchSize = 100
const retentionMs = 7 * 24 * 60 * 60_000

/**
 * One batch of a handler at a time among all gateways. It has to be an advisory lock: a locked row would give this transaction an id before the
 * snapshot of the batch, and a snapshot takes its own transaction for seen, with all that the handler is about to publish in it.
 */
export const lockHandler = async (tx: Tx, handler: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ locked: boolean }>(handlerLock(handler))
  return rows[0]?.locked ?? false
}

type EventRow = { id: bigint; name: string; member_id: string; at: string; payload: unknown }
type BatchRow = { now: string; cut: boolean | null } & (EventRow | { id: null })

const eventOf = ({ id, name, member_id: memberId, at, payload }: EventRow) =>
  // Name and payload belong together: `publish` takes only pairs of the map, and a source tells only its own names.
  ({ id, name, memberId, at: instantOf(at), payload }) as DomainEvent

/** What was found, and the snapshot of the database that showed it. */
export type Batch = { readonly events: readonly DomainEvent[]; readonly now: string }

/**
 * What the database shows now and did not show when the cursor of its name was moved. Ids alone would lose an event whose transaction drew an early id and was
 * committed late. Of two transactions that wait for each other, the second draws its ids when the first is visible: so a member's events come in order.
 */
export const nextBatch = async (tx: Tx, listener: Listener, events: EventSource['due']): Promise<Batch | null> => {
  const { rows } = await tx.execute<BatchRow>(dueEvents(listener, events, batchSize))
  const found = rows.flatMap((row) => (row.id === null ? [] : [eventOf(row)]))
  const [first] = rows
  // After a full batch nothing may be left up to where it was cut off: then too the cursors have to move on.
  return first && (found.length > 0 || first.cut) ? { events: found, now: first.now } : null
}

/** Each name from its own place: where they differ, an older gateway has moved on only those that it hears. */
export const moveCursors = async (tx: Tx, listener: Listener, { events, now }: Batch): Promise<void> => {
  const last = events.at(-1)
  const end = rangeEnd(now)
  const place =
    last && events.length === batchSize
      ? { upto: end, afterId: afterEvent(last.id) }
      : { seen: end, upto: null, afterId: 0n }
  await tx.update(eventCursors).set(place).where(cursorsOf(listener))
}

/** What is new, a handler or a name that it did not hear before, begins with what is published from now on. Returns how many names are new. */
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
 * In a transaction of isolation `repeatable read`: the handler goes on after the snapshot of this transaction, which may
 * write anew what the events before it came to. `false`: a batch is under way, try again.
 */
export const lockAndRestart = async (tx: Tx, handler: string): Promise<boolean> => {
  if (!(await lockHandler(tx, handler))) return false
  await tx
    .update(eventCursors)
    .set({ seen: currentSnapshot, upto: null, afterId: 0n })
    .where(eq(eventCursors.handler, handler))
  return true
}
