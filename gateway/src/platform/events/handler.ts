import type { Tx } from '../db/database'
import type { DomainEvent, EventName, EventOf } from './event-map'

type Subscription<N extends EventName> = {
  /** Names its cursor in the database: it never changes. */
  readonly name: string
  readonly subscribesTo: readonly N[]
}

export type EventHandler = Subscription<EventName> & {
  /**
   * Runs once, in the transaction that creates the cursor. It reads the snapshot at which the cursor begins, so rows that
   * were committed before can be counted here and the events after them by `handle`.
   */
  begin?(tx: Tx): Promise<void>
  /** Ignores events of names that it does not subscribe to. */
  handle(tx: Tx, events: readonly DomainEvent[]): Promise<void>
}

const isOneOf =
  <N extends EventName>(names: readonly EventName[]) =>
  (event: DomainEvent): event is EventOf<N> =>
    names.includes(event.name)

type BatchHandler<N extends EventName> = Subscription<N> &
  Pick<EventHandler, 'begin'> & {
    /**
     * Runs inside the transaction that moves the cursor. After a crash events come again, so effects outside the database must be
     * repeatable.
     */
    handle(tx: Tx, events: readonly EventOf<N>[]): Promise<void>
  }

/** A handler that writes a whole batch with few statements. */
export const batchHandler = <N extends EventName>({
  subscribesTo,
  handle,
  ...rest
}: BatchHandler<N>): EventHandler => ({
  ...rest,
  subscribesTo,
  handle: (tx, events) => handle(tx, events.filter(isOneOf<N>(subscribesTo))),
})

type SingleHandler<N extends EventName> = Subscription<N> & {
  /** Like a `BatchHandler`, one event at a time. */
  handle(tx: Tx, event: EventOf<N>): Promise<void>
}

export const eventHandler = <N extends EventName>({ handle, ...rest }: SingleHandler<N>): EventHandler =>
  batchHandler<N>({
    ...rest,
    handle: async (tx, events) => {
      for (const event of events) await handle(tx, event)
    },
  })
