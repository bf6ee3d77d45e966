import type { Tx } from '../kernel/database'
import type { DomainEvent, EventName, EventOf } from './event-map'

type Hearing<N extends EventName> = {
  /** Names its cursor in the database: it never changes. */
  readonly name: string
  readonly hears: readonly N[]
  /** Inside the transaction that moves the cursor. After a crash an event comes again, so what leaves the database must bear that. */
  handle(tx: Tx, event: EventOf<N>): Promise<void>
}

export type EventHandler = {
  readonly name: string
  readonly hears: readonly EventName[]
  /** Passes over what it does not hear. */
  handle(tx: Tx, event: DomainEvent): Promise<void>
}

export const eventHandler = <N extends EventName>({ name, hears, handle }: Hearing<N>): EventHandler => {
  const names: readonly EventName[] = hears
  const isHeard = (event: DomainEvent): event is EventOf<N> => names.includes(event.name)
  return { name, hears, handle: async (tx, event) => (isHeard(event) ? handle(tx, event) : undefined) }
}
