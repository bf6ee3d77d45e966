import type { ValueOf } from './schemas'
/**
 * Server-sent events of a member over an open connection: each reports a new version of a topic, so that clients
 * refetch.
 */
export const memberStreamPath = '/wps/stream'

export const streamTopics = ['wallet', 'inbox', 'notices', 'chat', 'rewards'] as const
export type StreamTopicName = (typeof streamTopics)[number]

/** Data of an event. */
export type StreamNews = {
  readonly topic: StreamTopicName
  readonly version: string
  /** `wallet`: the value of `funds` at this version or a later one, so that the page need not ask. */
  readonly funds?: ValueOf<'funds'>
}
