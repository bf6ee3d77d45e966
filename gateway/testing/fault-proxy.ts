import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'

export const faults = ['none', 'drop', 'delay', 'duplicate', 'cut after commit'] as const
export type Fault = (typeof faults)[number]

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type Answered = { readonly code: number; readonly text: string }
/** How a call that is let through reaches the gateway. */
export type Deliver = (path: string, body: Buffer, headers: IncomingHttpHeaders) => Promise<Answered>

/** Delivers unchanged, to the gateway at this address. */
export const deliverTo =
  (target: string): Deliver =>
  async (path, body, headers) => {
    const answer = await request(target + path, { method: 'POST', headers, body })
    return { code: answer.statusCode, text: await answer.body.text() }
  }

/**
 * Proxy between a caller and a gateway that applies the fault of `next` to each call: dropped before it arrives, delayed, sent twice
 * at once, or cut after the gateway's answer, so that the caller does not know the outcome.
 */
export const startFaultProxy = async (deliver: Deliver, next: () => Fault) => {
  const met = new Map<Fault, number>()
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const fault = next()
      met.set(fault, (met.get(fault) ?? 0) + 1)
      const body = await bodyOf(incoming)
      if (fault === 'drop') return outgoing.destroy()
      if (fault === 'delay') await delay(5)
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = incoming.headers
      const send = () => deliver(incoming.url ?? '', body, headers)
      const [answer] = await Promise.all([send(), fault === 'duplicate' ? send() : null])
      if (fault === 'cut after commit') return outgoing.destroy()
      return outgoing.writeHead(answer.code, { 'content-type': 'application/json' }).end(answer.text)
    })().catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How often each fault was met. */
    met,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
