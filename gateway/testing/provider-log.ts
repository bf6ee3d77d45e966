import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../src/config'
import { verifySignature } from '../src/platform'

/** A round as the provider reports it; the last three parts only where one is requested. */
export type LoggedRound = {
  readonly roundId: string
  readonly currency: string
  readonly state: 'OPEN' | 'SETTLED' | 'CANCELLED'
  readonly stake: string
  readonly win: string
  readonly createdAt: number
  readonly outcome?: 'PAID' | 'TAKEN_BACK' | null
  readonly payTxId?: string
  readonly bets?: readonly { readonly txId: string }[]
}

/** The round log of a game provider, read by signed calls. */
export type ProviderLog = {
  readonly url: string
  /** The rounds in its log. */
  rounds: LoggedRound[]
  /** Rounds per answer. */
  perPage: number
  /** Ids of the single rounds requested, in order, and the number of requests for a span. */
  asked: string[]
  spans: number
  /** Called before the answer for a single round. */
  meanwhile: (roundId: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

export const startProviderLog = async (key: () => Config['keys']['provider']): Promise<ProviderLog> => {
  const listed = (url: URL) => {
    log.spans += 1
    const [from, to] = ['from', 'to'].map((name) => Number(url.searchParams.get(name)))
    const found = log.rounds
      .filter(({ createdAt }) => createdAt >= (from ?? 0) && createdAt < (to ?? 0))
      .sort((one, two) => one.createdAt - two.createdAt)
      .slice(0, log.perPage)
    return { rounds: found, next: found.length === log.perPage ? found.at(-1)?.createdAt : null }
  }
  const answer = async (path: string): Promise<readonly [status: number, body: unknown]> => {
    const [, roundId] = /^\/provider\/v1\/rounds\/([^?]+)$/.exec(path) ?? []
    if (roundId === undefined) return [200, listed(new URL(path, 'http://provider'))]
    log.asked.push(roundId)
    await log.meanwhile(roundId)
    const round = log.rounds.find((each) => each.roundId === roundId)
    return round ? [200, { round }] : [404, {}]
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const header = (name: string) => String(request.headers[name] ?? '')
    const [keyId, timestamp, signature] = [header('x-key-id'), header('x-timestamp'), header('x-signature')]
    const signed = { method: 'GET', path, rawBody: '', keyId, timestamp, signature }
    const say = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body))
    if (!verifySignature([key()], signed, Date.now()).ok) say(401, {})
    else
      void answer(path).then(
        (said) => say(...said),
        () => say(500, {}),
      )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A slow test keeps its connections: a closed one would be a fault of the provider.
  server.keepAliveTimeout = 0
  const log: ProviderLog = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rounds: [],
    perPage: 5000,
    asked: [],
    spans: 0,
    meanwhile: () => Promise.resolve(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return log
}
