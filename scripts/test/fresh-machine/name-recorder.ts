import { createSocket, type Socket } from 'node:dgram'
import { getServers } from 'node:dns'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

/** Of the loopback network and used by nobody else. */
const address = '127.0.0.77'
const port = 53
const headerBytes = 12
const answerMs = 10_000

export type NameRecorder = {
  readonly address: string
  /** Every host name asked for so far, once. */
  names(): readonly string[]
  close(): void
}

/** The name in the question of a DNS message (RFC 1035 §4.1.2). */
const nameIn = (message: Buffer): string => {
  const labels: string[] = []
  for (let at = headerBytes; message[at]; at += (message[at] ?? 0) + 1)
    labels.push(message.subarray(at + 1, at + 1 + (message[at] ?? 0)).toString('latin1'))
  return labels.join('.').toLowerCase()
}

/** Passes a question on to this machine's name server. */
const forward = (message: Buffer, answer: (reply: Buffer) => void): void => {
  const upstream = getServers().find((server) => !server.includes(']:')) ?? '127.0.0.53'
  const socket = createSocket(isIPv6(upstream) ? 'udp6' : 'udp4')
  const end = setTimeout(() => socket.close(), answerMs)
  socket.once('message', (reply) => {
    clearTimeout(end)
    socket.close()
    answer(reply)
  })
  socket.on('error', () => undefined)
  socket.send(message, port, upstream)
}

/** A name server that answers as this machine's does and remembers every name. */
export const startNameRecorder = async (): Promise<NameRecorder> => {
  const asked = new Set<string>()
  const socket: Socket = createSocket({ type: 'udp4', reuseAddr: true })
  socket.on('message', (message, from) => {
    asked.add(nameIn(message))
    forward(message, (reply) => socket.send(reply, from.port, from.address))
  })
  socket.bind(port, address)
  await once(socket, 'listening')
  return { address, names: () => [...asked].sort(), close: () => socket.close() }
}
