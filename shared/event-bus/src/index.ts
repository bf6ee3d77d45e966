import { openChannel, openStorageChannel } from '@mosaic/browser'
import { createEventBus, type EventBus } from './event-bus'

export { createEventBus, type EventBus, type Listener, type Mirror } from './event-bus'
export type { EventMap, EventName } from '@mosaic/contracts'

const name = 'mosaic.events'

/** The one bus of the page. Module Federation shares this module, so every remote holds the same instance. */
export const bus: EventBus = Object.freeze(
  createEventBus(
    // The server paints the shell with the same code: it has no other tabs, and an open channel keeps the process alive.
    typeof document === 'undefined' ? null : (hear) => openChannel(name, hear) ?? openStorageChannel(name, hear),
    (error, name) => {
      console.error(`A listener of ${name} failed`, error)
    },
  ),
)
