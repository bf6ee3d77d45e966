import { streamTopics, type StreamNews } from '@mosaic/contracts'
import { createParser } from 'eventsource-parser'

/** One event of a stream: its id, from which a new stream resumes, and its content. */
export type StreamEvent = { readonly id: string; readonly news: StreamNews }

/** The type of a row of the wire contract; every field that is read later is checked. */
const isFunds = (value: unknown): value is NonNullable<StreamNews['funds']> =>
  typeof value === 'object' &&
  value !== null &&
  'sumBalance' in value &&
  typeof value.sumBalance === 'string' &&
  'currency' in value &&
  typeof value.currency === 'string' &&
  'balanceVersion' in value &&
  typeof value.balanceVersion === 'number' &&
  'wallets' in value &&
  Array.isArray(value.wallets)

/** `null` for what this release does not know. */
const newsOf = (text: string): StreamNews | null => {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('topic' in data) || !('version' in data)) return null
    const topic = streamTopics.find((known) => known === data.topic)
    if (!topic || typeof data.version !== 'string') return null
    const funds = 'funds' in data && isFunds(data.funds) ? { funds: data.funds } : {}
    return { topic, version: data.version, ...funds }
  } catch {
    return null
  }
}

/** Parses server-sent events from chunks that may be cut anywhere. */
export const eventReader = (): ((text: string) => readonly StreamEvent[]) => {
  let events: StreamEvent[] = []
  const parser = createParser({
    onEvent: ({ id = '', data }) => {
      const news = newsOf(data)
      if (news) events.push({ id, news })
    },
  })
  return (text) => {
    events = []
    parser.feed(text)
    return events
  }
}
