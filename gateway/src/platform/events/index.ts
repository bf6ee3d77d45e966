export { eventDelivery, type Delivery } from './delivery'
export type { DomainEvent, EventName, EventOf, NewEvent } from './event-map'
export { eventHandler, type EventHandler } from './handler'
export { publish, publishing } from './publish'
