/** @jest-environment jsdom */
import { carriesKey, endpointNames, endpoints, type BrowserEndpointName, type Endpoint } from '@mosaic/contracts'
import { call } from './call'
import { callOrThrow } from './query'

/** What reaches a browser instead of an answer of the gateway. */
const unreadable: readonly (readonly [status: number, text: string])[] = [
  ...([200, 204, 404, 500, 502] as const).map((status) => [status, ''] as const),
  ...([200, 302, 403, 511] as const).map((status) => [status, '<html>portal</html>'] as const),
  ...['{"success":true,"val', '{"success":true}', '{"value":[]}', '[]', '{}', '0', '""', 'null', 'true'].map(
    (text) => [200, text] as const,
  ),
]
let given: readonly [status: number, text: string] = [200, '']
let sent = 0
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
jest.mock('./http-client', () => ({
  http: {
    request: async () => {
      sent += 1
      return { status: given[0], headers: {}, data: parsed(given[1]) }
    },
  },
  isAxiosError: () => false,
}))
Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
jest.mock('./encryption', () => ({
  knownKeys: () => ({ keys: [] }),
  forgetKeys: () => undefined,
  encryptBody: async (_name: string, body: unknown) => ({ body, header: '' }),
}))

const immediately = jest.spyOn(globalThis, 'setTimeout')
beforeAll(() => {
  immediately.mockImplementation(((job: (...args: unknown[]) => void, _ms: number, ...args: unknown[]) => {
    queueMicrotask(() => job(...args))
    return 0
  }) as never)
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async () => ({ status: given[0], headers: new Map(), text: async () => given[1] }),
  })
})
afterAll(() => immediately.mockRestore())
beforeEach(() => localStorage.clear())

const rows = endpointNames().flatMap((name) => {
  const row: Endpoint = endpoints[name]
  return row.gatewayOnly ? [] : [[name as BrowserEndpointName, row] as const]
})

test.each(rows.filter(([, { method }]) => method === 'GET'))(
  'read %s: an unreadable answer is a failure, never a value',
  async (name) => {
    for (given of unreadable) {
      expect(await call(name, {} as never)).toMatchObject({ ok: false, failure: { code: expect.any(String) } })
      await expect(callOrThrow(name, {} as never)).rejects.toMatchObject({ failure: { fields: {} } })
    }
  },
)

test.each(rows.filter(([, { method }]) => method !== 'GET'))(
  'write %s: after an unreadable answer its effect is unknown, and only a key is sent again',
  async (name, row) => {
    for (given of unreadable) {
      sent = 0
      const answer = await call(name, { body: { at: String(given) } } as never)
      const code = given[0] === 404 && !carriesKey(row) ? 'function.not.available' : 'answer.lost'
      expect(answer).toMatchObject({ ok: false, failure: { code, status: null } })
      expect(sent).toBe(carriesKey(row) ? 3 : 1)
    }
  },
)
