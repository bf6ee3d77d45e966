import { streamTopics, type StreamNews } from '@mosaic/contracts'

/** One event of a stream: where it stands, and what it tells. */
export type StreamEvent = { readonly id: string; readonly news: StreamNews }

const fieldOf = (block: string, name: string): string =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? ''

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

const eventOf = (block: string): StreamEvent | null => {
  try {
    const data: unknown = JSON.parse(fieldOf(block, 'data'))
    if (typeof data !== 'object' || data === null || !('topic' in data) || !('version' in data)) return null
    const topic = streamTopics.find((known) => known === data.topic)
    if (!topic || typeof data.version !== 'string') return null
    const funds = 'funds' in data && isFunds(data.funds) ? { funds: data.funds } : {}
    return { id: fieldOf(block, 'id'), news: { topic, version: data.version, ...funds } }
  } catch {
    return null
  }
}

/** Reads server-sent events as they come, cut anywhere; what it does not know it passes over. */
export const eventReader = (): ((text: string) => readonly StreamEvent[]) => {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(eventOf).filter((event) => event !== null)
  }
}
