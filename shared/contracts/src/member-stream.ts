import type { ValueOf } from './schemas'
/** Server-sent events of a member, over a connection that stays open (`x-decided`): each tells that a topic has a new version, so that who shows it asks again. */
export const memberStreamPath = '/wps/stream'

export const streamTopics = ['wallet', 'inbox', 'notices', 'chat'] as const
export type StreamTopicName = (typeof streamTopics)[number]

/** What an event's data is. */
export type StreamNews = {
  readonly topic: StreamTopicName
  readonly version: string
  /** `wallet`: the value of `funds` at this version or a later one, so that the page need not ask. */
  readonly funds?: ValueOf<'funds'>
}
