import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signedHeaders } from '../../src/platform'
import type { SigningKey } from '../../src/platform/signing'
import type { Deliver } from '../../testing/fault-proxy'

/** Faults between gateway and provider, with the difference that the reconciliation must show. */
export const plantedFaults = {
  'a round of which no call arrives': 'missing',
  'a win of one unit more': 'amount',
  'a bet that is booked twice': 'amount',
  'a round that the provider never played': 'extra',
  /** Above 0: a win of 0 only ends its round. */
  'a lost win': 'open',
} as const
export type PlantedFault = keyof typeof plantedFaults

const call = z.looseObject({ roundId: z.string(), amount: z.string() })

/** The answer to a call that was swallowed. */
const believed = { code: 200, text: '{"status":"OK"}' }

/** Passes calls on, but each of the next rounds to begin gets one of the ordered faults. */
export const faultPlanter = (deliver: Deliver, key: SigningKey) => {
  const waiting: PlantedFault[] = []
  const suffering = new Map<string, PlantedFault>()
  const send = (path: string, body: object) => {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', ...signedHeaders(key, 'POST', path, text, Date.now()) }
    return deliver(path, Buffer.from(text), headers)
  }
  const planted: Deliver = async (path, bytes, headers) => {
    const name = path.split('/').at(-1)
    const read = name === 'bet' || name === 'win' ? call.safeParse(JSON.parse(bytes.toString())).data : undefined
    if (!read) return deliver(path, bytes, headers)
    const at = waiting[0] === 'a lost win' ? name === 'win' && read.amount !== '0' : name === 'bet'
    const begins = at && !suffering.has(read.roundId) ? waiting.shift() : undefined
    if (begins) suffering.set(read.roundId, begins)
    const fault = suffering.get(read.roundId)
    if (fault === 'a round of which no call arrives') return believed
    if (fault === 'a lost win') return believed
    if (fault === 'a win of one unit more' && name === 'win')
      return send(path, { ...read, amount: String(BigInt(read.amount) + 1n) })
    const answer = await deliver(path, bytes, headers)
    if (begins === 'a bet that is booked twice') await send(path, { ...read, txId: randomUUID() })
    if (begins === 'a round that the provider never played')
      await send('/seamless/v1/betwin', { ...read, txId: randomUUID(), roundId: randomUUID(), roundClosed: true })
    return answer
  }
  return { deliver: planted, order: (faults: readonly PlantedFault[]) => void waiting.push(...faults), waiting }
}
