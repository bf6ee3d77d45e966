import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isSignedBy } from '../wallet/signature'

/** An in-memory wallet with /seamless/v1 and configurable faults, for tests only. */
type Fault =
  | 'none'
  /** Performs the call, then closes the connection. */
  | 'lose-answer'
  /** Performs the call, then answers 500. */
  | 'work-then-500'
  /** Answers 500 without performing the call. */
  | 'only-500'
  /** Never answers. */
  | 'silence'

type Call = { readonly path: string; readonly body: Record<string, string>; readonly raw: string }

export type FaultGateway = {
  readonly url: string
  readonly key: { readonly id: string; readonly secret: string }
  readonly calls: Call[]
  balance: bigint
  /** Prepaid rounds of the one player, by reward id. */
  readonly freeRounds: Map<string, { stake: bigint; left: number; won: bigint; expiresAt: number }>
  /** Chosen for each call by its last path segment. */
  faults: Partial<Record<string, Fault>>
  /** A status answered instead of performing the call. */
  refusals: Partial<Record<string, string>>
  readonly callsTo: (name: string) => readonly Call[]
  readonly close: () => Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

export const startFaultGateway = async (
  startBalance = 100_000n,
  now: () => number = Date.now,
  port = 0,
): Promise<FaultGateway> => {
  const key = { id: 'studio-test', secret: 'a-test-secret-of-more-than-32-characters' }
  const stored = new Map<string, { raw: string; answer: string }>()
  const bets = new Map<string, bigint>()
  const undone = new Set<string>()
  /** Reward ids by the rounds and bets that they paid. */
  const rewards = new Map<string, string>()
  const usedTokens = new Set<string>()
  let version = 1

  const answer = (status: string, more: object = {}): string =>
    JSON.stringify({ status, balance: String(gateway.balance), balanceVersion: String(version), ...more })
  const waiting = () =>
    [...gateway.freeRounds]
      .filter(([, { left, expiresAt }]) => left > 0 && expiresAt > now())
      .map(([rewardId, { stake, won, ...rest }]) => ({ rewardId, stake: String(stake), won: String(won), ...rest }))
  const move = (by: bigint): void => {
    gateway.balance += by
    version += 1
  }

  const freeBet = ({ txId = '', roundId = '', rewardId = '' }: Record<string, string>, amount: bigint): string => {
    const reward = gateway.freeRounds.get(rewardId)
    if (!reward) return answer('FREE_ROUNDS_UNKNOWN')
    if (reward.stake !== amount) return answer('AMOUNT_INVALID')
    if (reward.left === 0 || reward.expiresAt <= now()) return answer('FREE_ROUNDS_OVER')
    reward.left -= 1
    rewards.set(roundId, rewardId).set(txId, rewardId)
    return answer('OK')
  }

  const work = (name: string, body: Record<string, string>): string => {
    const refusal = gateway.refusals[name]
    if (refusal) return answer(refusal)
    if (!/^\d+$/.test(body.amount ?? '0')) return answer('AMOUNT_INVALID')
    const amount = BigInt(body.amount ?? '0')
    if (name === 'bet') {
      if (undone.has(body.txId ?? '')) return answer('TX_ROLLED_BACK')
      if (body.rewardId !== undefined) return freeBet(body, amount)
      if (amount > gateway.balance) return answer('INSUFFICIENT_FUNDS')
      bets.set(body.txId ?? '', amount)
      move(-amount)
    }
    if (name === 'win') {
      const reward = gateway.freeRounds.get(rewards.get(body.roundId ?? '') ?? '')
      if (reward) reward.won += amount
      move(amount)
    }
    if (name === 'promo-win') move(amount)
    if (name === 'rollback') {
      const bet = bets.get(body.refTxId ?? '')
      if (bet !== undefined && !undone.has(body.refTxId ?? '')) move(bet)
      const reward = gateway.freeRounds.get(rewards.get(body.refTxId ?? '') ?? '')
      if (reward && !undone.has(body.refTxId ?? '')) reward.left += 1
      undone.add(body.refTxId ?? '')
    }
    return answer('OK')
  }

  const session = (body: Record<string, string>): string => {
    const token = body.launchToken ?? ''
    if (usedTokens.has(token)) return JSON.stringify({ status: 'SESSION_UNKNOWN' })
    usedTokens.add(token)
    return JSON.stringify({
      status: 'OK',
      sessionToken: `seat-${token}`,
      playerRef: 'player-1',
      currency: 'BRL',
      scale: 2,
      balance: String(gateway.balance),
      balanceVersion: String(version),
      minBet: '20',
      maxBet: '20000',
      freeRounds: waiting(),
      language: 'pt',
      expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    })
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = await readBody(request)
    const path = request.url ?? ''
    const send = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    }
    if (!isSignedBy(key, { method: request.method ?? '', path, rawBody: raw, headers: request.headers }, now()))
      return send(401, '{}')
    const body: Record<string, string> = JSON.parse(raw)
    const name = path.split('/').pop() ?? ''
    gateway.calls.push({ path, body, raw })
    const fault = gateway.faults[name] ?? 'none'
    if (fault === 'only-500') return send(500, '{}')
    if (fault === 'silence') return undefined
    const known = stored.get(body.txId ?? '')
    const reply =
      name === 'session'
        ? session(body)
        : name === 'balance'
          ? answer(gateway.refusals.balance ?? 'OK', { freeRounds: waiting() })
          : known
            ? known.raw === raw
              ? known.answer
              : answer('DUPLICATE_MISMATCH')
            : work(name, body)
    if (body.txId && !known && name !== 'balance') stored.set(body.txId, { raw, answer: reply })
    if (fault === 'lose-answer') {
      request.socket.destroy()
      return undefined
    }
    return fault === 'work-then-500' ? send(500, '{}') : send(200, reply)
  }

  const server: Server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const gateway: FaultGateway = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    key,
    calls: [],
    balance: startBalance,
    freeRounds: new Map(),
    faults: {},
    refusals: {},
    callsTo: (name) => gateway.calls.filter((call) => call.path === `/seamless/v1/${name}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return gateway
}
