/** @jest-environment jsdom */
import { followTopic } from './follow'

jest.mock('@mosaic/session', () => ({
  sessionStore: { getState: () => ({ session: { token: 'token-1', userName: 'player01' } }) },
  merchant: () => ({ merchantCode: 'aurora' }),
  renewSession: jest.fn(() => Promise.resolve('lost')),
}))

type Stream = {
  readonly headers: Readonly<Record<string, string>>
  push(text: string): void
  end(): void
  aborted: boolean
}
let streams: Stream[]
let status: number
let visibility: DocumentVisibilityState

const event = (version: string) =>
  `id: wallet=${version}\nevent: wallet\ndata: {"topic":"wallet","version":"${version}"}\n\n`

/** A network in which each opened stream is written by the test. */
const fakeFetch = (_url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
  const waiting: ((part: { done: boolean; value?: Uint8Array }) => void)[] = []
  const parts: { done: boolean; value?: Uint8Array }[] = []
  const give = (part: { done: boolean; value?: Uint8Array }) => {
    const next = waiting.shift()
    if (next) next(part)
    else parts.push(part)
  }
  const stream: Stream = {
    headers,
    push: (text) => give({ done: false, value: new TextEncoder().encode(text) }),
    end: () => give({ done: true }),
    aborted: false,
  }
  signal.addEventListener('abort', () => {
    stream.aborted = true
    give({ done: true })
  })
  streams.push(stream)
  const read = () =>
    new Promise<{ done: boolean; value?: Uint8Array }>((resolve) => {
      const part = parts.shift()
      if (part) resolve(part)
      else waiting.push(resolve)
    })
  return Promise.resolve({ status, ok: status === 200, body: { getReader: () => ({ read }) } })
}

/** One lock for all, as in a browser: the next in the queue gets it when the job of the first is over. */
const fakeLocks = () => {
  let last = Promise.resolve()
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, job: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? Promise.reject(new Error('aborted')) : job()))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
const channels = new Set<FakeChannel>()
class FakeChannel {
  onmessage: ((message: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close() {
    channels.delete(this)
  }
}

const give = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
const look = async (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

let stops: (() => void)[]
const follow = () => {
  const received: (string | null)[] = []
  stops.push(followTopic('wallet', (version) => received.push(version)))
  return received
}
beforeEach(() => {
  jest.useFakeTimers()
  streams = []
  stops = []
  status = 200
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  give(globalThis, 'fetch', fakeFetch)
  give(globalThis, 'BroadcastChannel', FakeChannel)
  give(globalThis, 'ReadableStream', class {})
  give(navigator, 'locks', fakeLocks())
})
afterEach(async () => {
  for (const stop of stops) stop()
  await settled()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('several followers of a page hear by one stream, which ends with the last of them', async () => {
  const [one, other] = [follow(), follow()]
  await settled()
  streams[0]?.push(event('7'))
  await settled()
  expect([one, other, streams.length]).toEqual([['7'], ['7'], 1])
  expect(streams[0]?.headers).toMatchObject({ Merchant: 'aurora', Authorization: 'token-1' })
  for (const stop of stops.splice(0)) stop()
  await settled()
  expect(streams[0]?.aborted).toBe(true)
})

test('a stream that ends is opened again from where it stopped', async () => {
  follow()
  await settled()
  streams[0]?.push(event('7'))
  streams[0]?.end()
  await settled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(streams[1]?.headers['Last-Event-ID']).toBe('wallet=7')
})

test("an event received by another tab reaches this tab, and this tab's stream resumes after it", async () => {
  give(navigator, 'locks', { request: () => new Promise(() => undefined) })
  const received = follow()
  await settled()
  expect(streams).toHaveLength(0)
  const other = new FakeChannel('mosaic.stream.aurora.player01')
  other.postMessage({ id: 'wallet=9', news: { topic: 'wallet', version: '9' } })
  other.close()
  expect(received).toEqual(['9'])
})

test('a hidden tab lets go of the stream and takes it again when it is looked at', async () => {
  follow()
  await settled()
  await look('hidden')
  expect(streams[0]?.aborted).toBe(true)
  await look('visible')
  expect(streams).toHaveLength(2)
})

test('a silent stream is closed and opened again', async () => {
  follow()
  await settled()
  await jest.advanceTimersByTimeAsync(26_500)
  expect(streams[0]?.aborted).toBe(true)
  expect(streams.length).toBeGreaterThan(1)
})

test('no stream possible: listeners get null', async () => {
  status = 503
  const received = follow()
  await settled()
  await jest.advanceTimersByTimeAsync(3000)
  expect(received).toContain(null)
})

test('session over: stops', async () => {
  status = 401
  follow()
  await settled()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(streams).toHaveLength(1)
})

test('browser without shared streams: polls while visible', async () => {
  give(globalThis, 'BroadcastChannel', undefined)
  const received = follow()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(received).toEqual([null, null])
  await look('hidden')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(received).toHaveLength(2)
  expect(streams).toHaveLength(0)
})

test.each([
  ['missing', undefined],
  ['rejecting', { request: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')) }],
])('locks %s: polls while visible, and stops', async (_case, locks) => {
  give(navigator, 'locks', locks)
  const received = follow()
  await jest.advanceTimersByTimeAsync(60_000)
  expect([received, streams.length]).toEqual([[null, null], 0])
  for (const stop of stops.splice(0)) stop()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(received).toHaveLength(2)
})

test('a channel that is forbidden: polls', async () => {
  give(
    globalThis,
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const received = follow()
  await jest.advanceTimersByTimeAsync(30_000)
  expect(received).toEqual([null])
})
