import type { OutboxRecord } from '../store/records'
import type { Store } from '../store/store'
import type { SeamlessClient, WalletAnswer } from './seamless-client'

export type Delivery = Extract<WalletAnswer, { kind: 'answered' }>

/** Applies an answer; true when the call has arrived and its entry can be removed. */
export type OnAnswer = (entry: OutboxRecord, answer: Delivery) => Promise<boolean>

export type Outbox = {
  /** One delivery attempt of a stored entry; resolves after it, with or without success. */
  readonly attempt: (txId: string) => Promise<void>
  /** Delivers due entries until stopped. */
  readonly start: () => void
  readonly stop: () => Promise<void>
}

const firstDelayMs = 500
const longestDelayMs = 60_000
const concurrent = 8

/** Delay doubles up to a minute, with 25 % jitter to spread the load on a returning wallet. */
export const backoffMs = (attempts: number, random: () => number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts, 20)) * (0.75 + random() * 0.5)

export const createOutbox = (parts: {
  store: Store
  client: SeamlessClient
  onAnswer: OnAnswer
  now: () => number
  random: () => number
  log: (message: string, entry: OutboxRecord) => void
}): Outbox => {
  const inFlight = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | null = null
  let stopped = false

  const deliver = async (txId: string): Promise<void> => {
    const entry = await parts.store.outboxEntry(txId)
    if (!entry) return
    const answer = await parts.client.call(entry.call, entry.rawBody)
    const arrived = answer.kind === 'answered' && (await parts.onAnswer(entry, answer))
    if (arrived) return
    const lastAnswer =
      answer.kind === 'answered' ? answer.status : answer.kind === 'unknown' ? answer.reason : 'signature refused'
    const attempts = entry.attempts + 1
    const next = { ...entry, attempts, lastAnswer, nextAt: parts.now() + backoffMs(attempts, parts.random) }
    await parts.store.write([{ put: 'outbox', record: next }])
    parts.log('a wallet call has not arrived yet', next)
  }

  const attempt = (txId: string): Promise<void> => {
    const running = inFlight.get(txId)
    if (running) return running
    const delivery = deliver(txId).finally(() => inFlight.delete(txId))
    inFlight.set(txId, delivery)
    return delivery
  }

  const sweep = async (): Promise<void> => {
    const due = (await parts.store.outbox()).filter((entry) => entry.nextAt <= parts.now())
    for (let i = 0; i < due.length && !stopped; i += concurrent) {
      await Promise.allSettled(due.slice(i, i + concurrent).map((entry) => attempt(entry.txId)))
    }
  }

  const loop = (): void => {
    timer = setTimeout(() => {
      void sweep()
        .catch(() => undefined)
        .finally(() => {
          if (!stopped) loop()
        })
    }, 250)
  }

  return {
    attempt,
    start: loop,
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await Promise.allSettled(inFlight.values())
    },
  }
}
