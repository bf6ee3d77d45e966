import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import { edgeUnderTest } from '../testing/edge-under-test'
import { drainAtClose } from './drain'

const edge = edgeUnderTest()

type Answer = { readonly status: number; readonly connection: string | undefined }
const ask = (agent: Agent, port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ agent, port, path, headers: { host: 'localhost' } }, (response: IncomingMessage) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
    }).once('error', reject)
  })

/** Asks over one connection until the edge closes it, as a proxy in front does. */
const keepAsking = async (port: number, path: string): Promise<readonly Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Answer[] = []
  do {
    answers.push(await ask(agent, port, path))
    await delay(20)
  } while (answers.at(-1)?.connection !== 'close')
  return answers
}

test('an edge that closes under twenty busy connections: every request is answered, then each connection is closed', async () => {
  const app = await edge.draining(2000)
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const clients = Promise.all(Array.from({ length: 20 }, () => keepAsking(port, '/healthz')))
  await delay(200)
  const closed = app.close()
  const ready = await ask(new Agent(), port, '/readyz')
  const answers = (await clients).flat()
  await closed
  expect(ready.status).toBe(503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(20)
})

test('a connection that stays idle: the edge ends when its time is over', async () => {
  const app = fastify({ return503OnClosing: false })
  drainAtClose(app, 300)
  await app.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true })
  await ask(agent, (app.server.address() as AddressInfo).port, '/')
  const before = Date.now()
  await app.close()
  expect(Date.now() - before).toBeGreaterThanOrEqual(300)
})
