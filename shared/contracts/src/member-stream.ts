/** Server-sent events of a member, over a connection that stays open (`x-decided`): each tells that a topic has a new version, so that who shows it asks again. */
export const memberStreamPath = '/wps/stream'

export const streamTopics = ['wallet', 'inbox', 'notices', 'chat'] as const
export type StreamTopicName = (typeof streamTopics)[number]

/** What an event's data is. */
export type StreamNews = { readonly topic: StreamTopicName; readonly version: string }
