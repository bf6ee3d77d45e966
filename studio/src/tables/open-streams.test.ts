import { createStudio } from '../server/studio'
import type { Studio } from '../server/studio'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { configFor, newDataDir, playerOf } from '../testkit/studio-under-test'
import { openStreams, streamLimits } from './open-streams'
import { streamTimes } from './table-routes'

const baccarat = 'ALTAMESA_high-table-baccarat'
const usual = { ...streamTimes }
const usualLimits = { ...streamLimits }
let gateway: FaultGateway
let studio: Studio
let address: string
beforeAll(async () => {
  Object.assign(streamTimes, { beatMs: 50, sessionMs: 50 })
  gateway = await startFaultGateway()
  studio = await createStudio(configFor(gateway, newDataDir()), () => Promise.resolve())
  address = await studio.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
  Object.assign(streamTimes, usual)
})
afterEach(() => {
  Object.assign(streamLimits, usualLimits)
  gateway.refusals = {}
})

const seat = async () => {
  const player = playerOf(() => studio, baccarat)
  await player.open()
  return player
}
const listen = async ({ sessionKey }: { sessionKey: string }, from = '203.0.113.7') => {
  const response = await fetch(`${address}/api/v1/tables/${baccarat}/stream`, {
    headers: { authorization: `Bearer ${sessionKey}`, 'x-forwarded-for': from },
  })
  return {
    response,
    /** Resolves when the stream has ended. */
    ended: async () => {
      const reader = response.body?.getReader()
      while (reader && !(await reader.read()).done);
      return true
    },
    leave: () => response.body?.cancel(),
  }
}

test('a seat with more streams than its limit: the oldest ends', async () => {
  Object.assign(streamLimits, { perSeat: 2 })
  const player = await seat()
  const oldest = await listen(player)
  const others = [await listen(player), await listen(player)]
  expect(await oldest.ended()).toBe(true)
  for (const { response, leave } of others) {
    expect(response.status).toBe(200)
    await leave()
  }
})

test('an address at its limit: 503 with the time of the next try; other calls are answered', async () => {
  Object.assign(streamLimits, { perNetwork: 1 })
  const [one, two] = [await seat(), await seat()]
  const first = await listen(one, '203.0.113.50')
  const second = await listen(two, '203.0.113.50')
  expect([second.response.status, second.response.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await studio.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const elsewhere = await listen(two, '203.0.113.51')
  expect(elsewhere.response.status).toBe(200)
  await first.leave()
  await elsewhere.leave()
})

test('after a logout the stream ends', async () => {
  const stream = await listen(await seat(), '203.0.113.60')
  gateway.refusals = { balance: 'SESSION_EXPIRED' }
  expect(await stream.ended()).toBe(true)
})

test('all places taken: refused until one ends', () => {
  Object.assign(streamLimits, { inAll: 2 })
  const open = openStreams()
  const stream = (name: string) => ({ seat: name, network: name, end: () => undefined })
  const first = stream('a')
  expect([open.add(first), open.add(stream('b')), open.add(stream('c'))]).toEqual([true, true, false])
  open.remove(first)
  expect(open.add(stream('c'))).toBe(true)
})

test('headers and bodies that do not arrive are closed within 15 seconds', () => {
  const { headersTimeout, requestTimeout } = studio.app.server
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 10_000])
})
