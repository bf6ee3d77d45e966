import { createEventBus, type EventBus } from './event-bus'

export { createEventBus, type EventBus, type Listener, type Mirror } from './event-bus'
export type { EventMap, EventName } from '@mosaic/contracts'

/** On the server, which paints the shell with the same code, there are no other tabs and an open channel would keep the process alive. */
const openMirror = () => {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return null
  try {
    return new BroadcastChannel('mosaic.events')
  } catch {
    // It exists but is forbidden: Firefox with all cookies blocked.
    return null
  }
}

/** The one bus of the page. Module Federation shares this module, so every remote holds the same instance. */
export const bus: EventBus = Object.freeze(
  createEventBus(openMirror(), (error, name) => {
    console.error(`A listener of ${name} failed`, error)
  }),
)
