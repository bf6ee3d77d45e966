/** @jest-environment jsdom */
import type { BrowserEndpointName } from '@mosaic/contracts'
import fc from 'fast-check'
import type { ApiResult } from './failure'

type Fault = 'lost request' | 'lost answer' | 'html' | 'cut' | '204' | '502' | 'slow' | 'twice' | 'refused' | 'success'
const faults: readonly Fault[] = [
  ...(['lost request', 'lost answer', 'html', 'cut', '204', '502'] as const),
  ...(['slow', 'twice', 'refused', 'success'] as const),
]
type Request = { readonly url: string; readonly headers: Record<string, string> }

/** Remembers answers by key as the gateway does: a refusal leaves the key free, a running order says so. */
const createGateway = () => {
  const done = new Map<string, unknown>()
  const running = new Map<string, number>()
  let effects = 0
  const envelope = (status: number, body: object) => ({ status, headers: {}, data: body })
  const refusal = (status: number, errorCode: string) => envelope(status, { success: false, value: null, errorCode })
  const finish = (key: string) => {
    running.delete(key)
    effects += 1
    done.set(key, { order: effects })
  }
  const handle = (key: string, refuses = false) => {
    if (running.has(key)) return refusal(409, 'idempotency.in.progress')
    if (!done.has(key) && refuses) return refusal(422, 'money.limit.reached')
    if (!done.has(key)) finish(key)
    return envelope(200, { success: true, value: done.get(key) })
  }
  return {
    effects: () => effects,
    answer: ({ headers }: Request, fault: Fault) => {
      const key = headers['Idempotency-Key'] ?? ''
      for (const [each, left] of [...running])
        if (left === 0) finish(each)
        else running.set(each, left - 1)
      const unreadable = (status: number, data: unknown) => {
        handle(key)
        return { status, headers: {}, data }
      }
      switch (fault) {
        case 'lost request':
          throw new Error('socket hang up')
        case 'lost answer':
          handle(key)
          throw new Error('socket hang up')
        case 'slow':
          if (!done.has(key) && !running.has(key)) running.set(key, 2)
          throw Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })
        case 'html':
          return unreadable(200, '<html>portal</html>')
        case 'cut':
          return unreadable(200, '{"success":true,"value":{"or')
        case '204':
          return unreadable(204, '')
        case '502':
          return unreadable(502, '<html>')
        case 'twice':
          handle(key)
          return handle(key)
        case 'refused':
          return handle(key, true)
        case 'success':
          return handle(key)
      }
    },
  }
}

let gateway = createGateway()
let plan: Fault[] = []
jest.mock('./http-client', () => ({
  http: { request: async (request: Request) => gateway.answer(request, plan.shift() ?? 'success') },
  isAxiosError: (error: { isAxiosError?: boolean }) => Boolean(error.isAxiosError),
}))

const orders: readonly (readonly [BrowserEndpointName, object | undefined])[] = [
  ['walletTransfer', { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:A', amount: '7.00' }],
  ['walletTransferAll', undefined],
  ['depositGateway', { method: 'pix', amount: '7.00' }],
  ['claimManualRebate', undefined],
  ['enterRoom', { roomId: 'r' }],
]

/** A page as it is after a reload, with what storage holds. */
const openPage = () => {
  let page!: typeof import('./index') & { doubtful: (name: BrowserEndpointName) => number }
  jest.isolateModules(() => {
    const index = jest.requireActual<typeof import('./index')>('./index')
    const { doubtfulIntents } = jest.requireActual<typeof import('./open-intents')>('./open-intents')
    page = { ...index, doubtful: (name) => doubtfulIntents([name]).length }
  })
  page.configureClient({ merchant: 'aurora', member: () => 'player01', token: () => 'token' })
  return page
}

const immediately = jest.spyOn(globalThis, 'setTimeout')
beforeAll(() => {
  immediately.mockImplementation(((job: () => void) => {
    queueMicrotask(job)
    return 0
  }) as never)
})
afterAll(() => immediately.mockRestore())

test('any sequence of faults: at most one effect, and the member learns which', async () => {
  const first = openPage()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...orders),
      fc.array(fc.constantFrom(...faults), { maxLength: 14 }),
      fc.array(fc.boolean(), { maxLength: 2 }),
      async ([name, body], sequence, reloads) => {
        localStorage.clear()
        gateway = createGateway()
        plan = [...sequence]
        let page = first
        let outcome: ApiResult<unknown>
        for (let attempt = 0; ; attempt += 1) {
          outcome = await page.call(name, { body } as never)
          if (page.doubtful(name) === 0) break
          expect(attempt).toBeLessThan(30)
          if (reloads[attempt]) page = openPage()
        }
        expect(gateway.effects()).toBe(outcome.ok ? 1 : 0)
        if (!outcome.ok) expect(outcome.failure.code).toBe('money.limit.reached')
      },
    ),
    { numRuns: 60 },
  )
})

describe('an unanswered order', () => {
  const transfer = { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:A', amount: '7.00' }
  beforeEach(() => {
    localStorage.clear()
    gateway = createGateway()
    plan = ['lost answer', 'html', 'cut']
  })

  test('stays open for the same member after another one was logged in', async () => {
    const page = openPage()
    await page.call('walletTransfer', { body: transfer })
    expect(page.doubtful('walletTransfer')).toBe(1)
    page.configureClient({ member: () => 'player02' })
    expect(page.doubtful('walletTransfer')).toBe(0)
    page.configureClient({ member: () => 'player01' })
    expect(page.doubtful('walletTransfer')).toBe(1)
  })

  test('is found by another tab, which asks under the same key', async () => {
    await openPage().call('walletTransfer', { body: transfer })
    const other = openPage()
    expect(other.doubtful('walletTransfer')).toBe(1)
    expect((await other.call('walletTransfer', { body: transfer })).ok).toBe(true)
    expect([gateway.effects(), other.doubtful('walletTransfer')]).toEqual([1, 0])
  })

  test('storage keeps no password', async () => {
    const page = openPage()
    await page.call('walletTransfer', { body: { password: '274951', amount: '7.00' } as never })
    expect(localStorage.getItem('mosaic.intents')).not.toContain('274951')
  })

  test.each([
    ['truncated', '{"aurora player01":[{"key":'],
    ['of another shape', '{"aurora player01":{"key":1}}'],
    ['not an object', '"x"'],
  ])('stored record %s: no order is checked and the next one works', async (_case, stored) => {
    localStorage.setItem('mosaic.intents', stored)
    plan = []
    const page = openPage()
    expect(page.doubtful('walletTransfer')).toBe(0)
    expect((await page.call('walletTransfer', { body: transfer })).ok).toBe(true)
  })

  test('storage refuses to write: the key lasts as long as the page', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const page = openPage()
    await page.call('walletTransfer', { body: transfer })
    expect(page.doubtful('walletTransfer')).toBe(1)
    await page.call('walletTransfer', { body: transfer })
    expect([gateway.effects(), page.doubtful('walletTransfer')]).toEqual([1, 0])
    full.mockRestore()
  })
})
