import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { signedHeaders } from '../../src/platform'
import type { SigningKey } from '../../src/platform/signing'
import type { Seat } from './gateways'
import type { Journal, Order } from './journal'

export type Ends = Map<number | 'cut', number>

type World = {
  readonly addresses: readonly string[]
  readonly key: SigningKey
  readonly journal: Journal
  readonly random: () => number
  /** How the tries ended, now. */
  readonly ends: () => Ends
  /** False when all operations are assigned. */
  readonly take: () => boolean
  readonly differs: (txId: string) => void
}

const tryOnce = async ({ addresses, key, random, ends }: World, { call, body }: Order): Promise<string | null> => {
  const path = `/seamless/v1/${call}`
  const address = addresses[Math.floor(random() * addresses.length)] ?? ''
  const headers = { 'content-type': 'application/json', ...signedHeaders(key, 'POST', path, body, Date.now()) }
  const count = (end: number | 'cut') => ends().set(end, (ends().get(end) ?? 0) + 1)
  try {
    const answer = await request(address + path, { method: 'POST', body, headers, headersTimeout: 15_000 })
    const text = await answer.body.text()
    count(answer.statusCode)
    return answer.statusCode === 200 ? text : null
  } catch {
    count('cut')
    return null
  }
}

/** Repeats a call until there is an answer, as a provider does while the outcome of an order is unknown. */
const retryOn503 = async (world: World, order: Order): Promise<string> => {
  for (let pause = 10; ; pause = Math.min(pause * 2, 250)) {
    const answer = await tryOnce(world, order)
    if (answer !== null) return answer
    await delay(pause * (0.5 + world.random()))
  }
}

/** Plays for one player at a time until all operations are assigned: rounds, rollbacks in both orders, and repetitions. */
export const work = async (world: World, name: string, { memberId, token }: Seat): Promise<void> => {
  let serial = 0
  const upTo = (units: number) => BigInt(20 + Math.floor(world.random() * units))
  const perform = async (call: Order['call'], roundId: string, amount: bigint, more: Record<string, string> = {}) => {
    const { txId = `${name}-${serial++}`, ...fields } = more
    const wire = { txId, roundId, sessionToken: token, gameCode: 'NOVA_fox', currency: 'BRL', amount: String(amount) }
    const body = JSON.stringify({ ...wire, roundClosed: call !== 'bet', ...fields })
    const order: Order = { txId, memberId, call, roundId, amount, body, ...fields }
    world.journal.asked(order)
    const answer = await retryOn503(world, order)
    world.journal.acked(txId, answer)
    return { txId, repeat: async () => void ((await retryOn503(world, order)) === answer || world.differs(txId)) }
  }
  while (world.take()) {
    const roundId = `${name}-r${serial}`
    const dice = world.random()
    if (dice < 0.5) {
      const done = await perform('betwin', roundId, upTo(80), { winAmount: String(upTo(130)) })
      if (world.random() < 0.2) await done.repeat()
      continue
    }
    if (dice < 0.95) {
      const { txId } = await perform('bet', roundId, upTo(80))
      if (!world.take()) return
      if (dice < 0.8) await perform('win', roundId, upTo(130))
      else await perform('rollback', roundId, 0n, { refTxId: txId })
      continue
    }
    // The rollback overtakes its bet, which must then take no money.
    const late = `${name}-late${serial++}`
    await perform('rollback', roundId, 0n, { refTxId: late })
    if (!world.take()) return
    await perform('bet', roundId, upTo(80), { txId: late })
  }
}
