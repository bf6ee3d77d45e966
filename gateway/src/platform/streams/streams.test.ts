import { memberStreamPath } from '@mosaic/contracts'
import { eq } from 'drizzle-orm'
import { revokeSessions } from '../../identity'
import { sessions } from '../../identity/session/schema'
import { startListeningGateway } from '../../../testing/social-visitor'
import { giveMoney } from '../../../testing/give-money'
import { newMember } from '../../../testing/new-member'
import type { TestGateway } from '../../../testing/gateway'
import { createHub } from './hub'
import type { Listener } from './listener'
import { openStreams, streamLimits } from './open-streams'
import { idOf, type Versions, versionsOfId } from './topic'

const usual = { ...streamLimits }
let gateway: TestGateway
beforeAll(async () => {
  Object.assign(streamLimits, { everyMs: 20, beatMs: 40 })
  gateway = await startListeningGateway()
})
afterAll(async () => {
  await gateway.close()
  Object.assign(streamLimits, usual)
})

let serial = 0
const member = async () => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  return newMember(gateway, merchant, `listener${++serial}`)
}
const listen = async (token: string, lastEventId?: string, address = '203.0.113.7') => {
  const ending = new AbortController()
  const response = await fetch(gateway.ctx.config.url + memberStreamPath, {
    signal: ending.signal,
    headers: {
      merchant: 'aurora',
      authorization: token,
      'x-forwarded-for': address,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  })
  const reader = response.body?.getReader()
  let text = ''
  /** Reads until the text is there; `null`: the stream ended before. */
  const until = async (part: RegExp): Promise<string | null> => {
    for (;;) {
      const found = part.exec(text)
      if (found) {
        text = text.slice(found.index + found[0].length)
        return found[0]
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return null
      text += new TextDecoder().decode(chunk.value as Uint8Array)
    }
  }
  return { response, until, leave: () => ending.abort() }
}
const wallet = /id: (\S+)\nevent: wallet\ndata: (\{"topic":"wallet","version":"(\d+)".*\})\n\n/
const pay = (id: string) =>
  giveMoney(gateway.ctx.db, { id, merchantCode: 'aurora', currency: 'BRL' }, 100, gateway.clock.now())

describe('a stream', () => {
  test('changed balance: the event carries version and funds, and a new stream resumes after the last one', async () => {
    const { id, token } = await member()
    const first = await listen(token)
    expect(first.response.headers.get('content-type')).toMatch('text/event-stream')
    const begun = await first.until(wallet)
    await pay(id)
    const event = wallet.exec((await first.until(wallet)) ?? '')
    const { body } = await gateway.call('funds', { token })
    expect(event?.[3]).toBe(String(body.value?.balanceVersion))
    expect(JSON.parse(event?.[2] ?? '{}')).toMatchObject({ topic: 'wallet', funds: body.value })
    first.leave()

    const missed = await listen(token, wallet.exec(begun ?? '')?.[1])
    expect(await missed.until(wallet)).toBe(event?.[0])
    missed.leave()
    const nothingNew = await listen(token, event?.[1])
    expect(await nothingNew.until(/event: wallet|(: here\n\n){2}/)).not.toMatch('wallet')
    nothingNew.leave()
  })

  test('needs a session, and ends with it', async () => {
    expect((await listen('no such token')).response.status).toBe(401)
    const { id, token } = await member()
    const { until } = await listen(token)
    await until(wallet)
    await revokeSessions(gateway.ctx.db, id, 'logout', gateway.clock.now())
    expect(await until(/event: end\ndata: \{"reason":"session"\}/)).not.toBeNull()
    expect(await until(/never/)).toBeNull()
  })

  test('does not count as activity: a member who only listens is logged out when idle', async () => {
    const { id, token } = await member()
    const seenAt = async () =>
      (await gateway.ctx.db.select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.memberId, id)))[0]?.at
    const before = await seenAt()
    gateway.clock.advance(10 * 60_000)
    const { until, leave } = await listen(token)
    await until(/(: here\n\n){2}/)
    expect(await seenAt()).toBe(before)
    leave()
  })

  test('beyond the limit of a member: the oldest ends', async () => {
    const { token } = await member()
    const oldest = await listen(token)
    const others = await Promise.all([1, 2, 3, 4].map(() => listen(token)))
    await Promise.all(others.map(({ until }) => until(wallet)))
    const newest = await listen(token)
    expect(await oldest.until(/never/)).toBeNull()
    expect(await newest.until(wallet)).not.toBeNull()
    for (const { leave } of [...others, newest]) leave()
  })

  test('of an address that has all its streams: 503 with the time of the next try; calls are answered', async () => {
    const [one, two] = [await member(), await member()]
    Object.assign(streamLimits, { perNetwork: 1 })
    const address = '203.0.113.99'
    const first = await listen(one.token, undefined, address)
    const second = await listen(two.token, undefined, address)
    expect([second.response.status, second.response.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await gateway.call('memberInfo', { token: two.token })).status).toBe(200)
    first.leave()
    await first.response.body?.cancel().catch(() => undefined)
    Object.assign(streamLimits, { perNetwork: usual.perNetwork })
  })

  test('opened more often than the limit: 429', async () => {
    const { token } = await member()
    const statuses: number[] = []
    Object.assign(streamLimits, { openings: 3 })
    for (let count = 0; count <= 3; count += 1) {
      const { response, leave } = await listen(token)
      statuses.push(response.status)
      leave()
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

const usualListener = {
  network: '203.0.113.7',
  trial: false,
  send: () => undefined,
  beat: () => Promise.resolve(),
  end: () => undefined,
}

test('one query serves all listening members, and without listeners there is no query', async () => {
  const asked: number[] = []
  const hub = createHub(gateway.ctx, [
    {
      name: 'wallet',
      versionsOf: (_db, members) => {
        asked.push(members.length)
        return Promise.resolve(new Map())
      },
    },
  ])
  const listener = (id: string): Listener & { received: string[] } => {
    const received: string[] = []
    const member = { id, merchantCode: 'aurora', currency: 'BRL' as const }
    return { ...usualListener, member, received, send: (text) => received.push(text), end: () => received.push('end') }
  }
  hub.wake()
  await new Promise(setImmediate)
  expect(asked).toEqual([])
  const both = [listener('a'), listener('b'), listener('b')]
  for (const each of both) hub.add(each, new Map())
  while (both.some(({ received }) => received.length === 0)) await new Promise((next) => setTimeout(next, 5))
  expect(Math.max(...asked)).toBe(2)
  await hub.close()
  expect(both.map(({ received }) => received.at(-1))).toEqual(['end', 'end', 'end'])
})

test.each<[string | null, readonly (readonly [string, string])[]]>([
  [null, []],
  ['wallet=12', [['wallet', '12']]],
  ['x'.repeat(300), []],
])('the id %j means %j', (id, versions) => {
  const read: Versions = versionsOfId(id)
  expect([...read]).toEqual(versions)
  if (versions.length > 0) expect(idOf(read)).toBe(id)
})

test('two tabs of one member: a changed topic is read once and sent to both; an unchanged one is not read', async () => {
  const reads: string[] = []
  let version = '1'
  const hub = createHub(gateway.ctx, [
    {
      name: 'wallet',
      versionsOf: (_db, members) => Promise.resolve(new Map(members.map(({ id }) => [id, version]))),
      readValue: (_ctx, { id }) => {
        reads.push(id)
        return Promise.resolve({})
      },
    },
  ])
  const sent: string[] = []
  const tab = (): Listener => ({
    ...usualListener,
    member: { id: 'm1', merchantCode: 'aurora', currency: 'BRL' },
    send: (text) => sent.push(text),
  })
  const seen = new Map([['wallet', '1']])
  hub.add(tab(), seen)
  hub.add(tab(), seen)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect({ reads, sent }).toEqual({ reads: [], sent: [] })
  version = '2'
  hub.wake()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reads).toEqual(['m1'])
  expect(sent).toHaveLength(2)
  await hub.close()
})

describe('the limits of open streams', () => {
  const limits = { perMember: 2, perNetwork: 3, ofTrials: 2, inAll: 5 }
  beforeEach(() => void Object.assign(streamLimits, limits))
  const listener = (id: string, network: string, trial = false): Listener => ({
    ...usualListener,
    member: { id, merchantCode: 'aurora', currency: 'BRL' },
    network,
    trial,
  })
  const filled = (...listeners: readonly Listener[]) => {
    const open = openStreams()
    for (const each of listeners) open.add(each)
    return open
  }

  test('another one of an address at its limit: refused, of another address: taken', () => {
    const open = filled(listener('a', 'x'), listener('b', 'x'), listener('c', 'x'))
    expect(open.roomFor(listener('d', 'x'))).toBeNull()
    expect(open.roomFor(listener('d', 'y'))).toEqual([])
  })

  test('a member at the limit: the oldest ends, also where the address is full', () => {
    const [oldest, other] = [listener('a', 'x'), listener('a', 'x')]
    const open = filled(oldest, other, listener('b', 'x'))
    expect(open.roomFor(listener('a', 'x'))).toEqual([oldest])
    expect(open.roomFor(listener('c', 'x'))).toBeNull()
  })

  test('trial accounts share a part, however many addresses they have', () => {
    const open = filled(listener('a', 'x', true), listener('b', 'y', true))
    expect(open.roomFor(listener('c', 'z', true))).toBeNull()
    expect(open.roomFor(listener('c', 'z'))).toEqual([])
  })

  test('all taken: refused, until one ends', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => listener(id, id))
    const open = filled(...all)
    expect(open.roomFor(listener('f', 'f'))).toBeNull()
    open.remove(all[0] ?? listener('f', 'f'))
    expect(open.roomFor(listener('f', 'f'))).toEqual([])
  })
})
