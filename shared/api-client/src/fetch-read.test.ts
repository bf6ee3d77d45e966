/** @jest-environment jsdom */
import { fetchRead } from './fetch-read'
import { callTimeout } from '@mosaic/contracts'

const question = {
  method: 'GET',
  url: '/slow',
  query: {},
  headers: {},
  body: undefined,
  form: false,
  repeatable: true,
} as const

/** A fetch that never answers and rejects on abort. */
const silentNetwork = () => {
  const asked = jest.fn(
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new DOMException('stopped', 'AbortError'))
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop)
      }),
  )
  Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true })
  return asked
}
const answering = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => {
  const asked = jest
    .fn()
    .mockResolvedValue({ status, headers: new Map(Object.entries(headers)), text: () => Promise.resolve(text) })
  Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true })
  return asked
}

afterEach(() => jest.useRealTimers())

test('a read that is not answered in ten seconds has timed out, which is not the same as being offline', async () => {
  jest.useFakeTimers()
  silentNetwork()
  const answer = fetchRead(question)
  await jest.advanceTimersByTimeAsync(callTimeout)
  expect(await answer).toEqual({ kind: 'failed', code: 'timeout' })
})

test('an aborted read stops immediately', async () => {
  silentNetwork()
  const caller = new AbortController()
  const answer = fetchRead({ ...question, signal: caller.signal })
  caller.abort()
  expect(await answer).toEqual({ kind: 'failed', code: 'offline' })
  expect(await fetchRead({ ...question, signal: caller.signal })).toEqual({ kind: 'failed', code: 'offline' })
})

test('the query is in the address, encoded', async () => {
  const asked = answering(200, '{"success":true}')
  expect(await fetchRead({ ...question, url: '/games', query: { name: 'ação & sorte', limit: '9' } })).toEqual({
    kind: 'answered',
    status: 200,
    data: { success: true },
  })
  expect(asked.mock.calls[0]?.[0]).toBe('/games?name=a%C3%A7%C3%A3o+%26+sorte&limit=9')
})

test('an answer that is not JSON stays text; retry-after is in milliseconds', async () => {
  answering(503, '<html>busy</html>', { 'retry-after': '2' })
  expect(await fetchRead(question)).toEqual({
    kind: 'answered',
    status: 503,
    data: '<html>busy</html>',
    retryAfter: 2000,
  })
})
