/** @jest-environment jsdom */
import { carriesKey, endpointNames, endpoints, type BrowserEndpointName, type Endpoint } from '@mosaic/contracts'
import fc from 'fast-check'
import type { ApiResult } from './failure'
import type { OrderName } from './open-intents'

type Fault =
  | 'busy'
  | 'expired'
  | 'lost request'
  | 'lost answer'
  | 'html'
  | 'cut'
  | '204'
  | '502'
  | 'slow'
  | 'twice'
  | 'refused'
  | 'success'
const faults: readonly Fault[] = [
  ...(['lost request', 'lost answer', 'html', 'cut', '204', '502'] as const),
  ...(['busy', 'expired', 'slow', 'twice', 'refused', 'success'] as const),
]
type Sent = { readonly url: string; readonly headers: Record<string, string>; readonly data?: { readonly id?: string } }

/** Remembers answers by key as the gateway does: a refusal leaves the key free, a running order says so. */
const createGateway = () => {
  const done = new Map<string, unknown>()
  const bodyIds = new Set<string>()
  const running = new Map<string, number>()
  let effects = 0
  const envelope = (status: number, body: object) => ({ status, headers: {}, data: body })
  const refusal = (status: number, errorCode: string) => envelope(status, { success: false, value: null, errorCode })
  const finish = (key: string) => {
    running.delete(key)
    effects += 1
    done.set(key, { order: effects })
  }
  const handle = (key: string, bodyId: string | undefined, refuses = false) => {
    // A sealed body is opened once.
    if (bodyId !== undefined && bodyIds.has(bodyId)) return refusal(400, 'encryption.invalid')
    if (bodyId !== undefined) bodyIds.add(bodyId)
    if (running.has(key)) return refusal(409, 'idempotency.in.progress')
    if (!done.has(key) && refuses) return refusal(422, 'money.limit.reached')
    if (!done.has(key)) finish(key)
    return envelope(200, { success: true, value: done.get(key) })
  }
  return {
    effects: () => effects,
    answer: ({ headers, data: body }: Sent, fault: Fault) => {
      const key = headers['Idempotency-Key'] ?? ''
      for (const [each, left] of [...running])
        if (left === 0) finish(each)
        else running.set(each, left - 1)
      const unreadable = (status: number, data: unknown) => {
        handle(key, body?.id)
        return { status, headers: {}, data }
      }
      switch (fault) {
        case 'lost request':
          throw new Error('socket hang up')
        case 'lost answer':
          handle(key, body?.id)
          throw new Error('socket hang up')
        case 'busy':
          return refusal(503, 'system.busy')
        case 'expired':
          return refusal(401, 'login.not.session')
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
          handle(key, body?.id)
          return handle(key, body?.id)
        case 'refused':
          return handle(key, body?.id, true)
        case 'success':
          return handle(key, body?.id)
      }
    },
  }
}

let gateway = createGateway()
let plan: Fault[] = []
jest.mock('./http-client', () => ({
  http: { request: async (request: Sent) => gateway.answer(request, plan.shift() ?? 'success') },
  isAxiosError: (error: { isAxiosError?: boolean }) => Boolean(error.isAxiosError),
}))

let sealed = 0
Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
jest.mock('./encryption', () => ({
  knownKeys: () => ({ keys: [] }),
  forgetKeys: () => undefined,
  rememberKeys: () => undefined,
  encryptBody: async () => ({ body: { id: `body ${(sealed += 1)}` }, header: '' }),
}))

const rowOf = (name: BrowserEndpointName): Endpoint => endpoints[name]
const names = endpointNames() as readonly BrowserEndpointName[]
const orders = names.filter((name): name is OrderName => rowOf(name).idempotent === true)
const order = { fromAccountTypeId: 'main', toAccountTypeId: 'vendor:A', amount: '7.00', password: '274951' }

/** A page as it is after a reload, with what storage holds. */
const openPage = () => {
  let page!: typeof import('./index') & { doubtful: (name: OrderName) => number }
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
  immediately.mockImplementation(((job: (...args: unknown[]) => void, _ms: number, ...args: unknown[]) => {
    queueMicrotask(() => job(...args))
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
      async (name, sequence, reloads) => {
        localStorage.clear()
        gateway = createGateway()
        plan = [...sequence]
        let page = first
        let outcome: ApiResult<unknown>
        for (let attempt = 0; ; attempt += 1) {
          outcome = await page.call(name, { body: order } as never)
          if (page.doubtful(name) === 0) break
          expect(attempt).toBeLessThan(30)
          if (reloads[attempt]) page = openPage()
        }
        expect(gateway.effects()).toBe(outcome.ok ? 1 : 0)
        if (!outcome.ok)
          expect(['money.limit.reached', 'system.busy', 'login.not.session']).toContain(outcome.failure.code)
      },
    ),
    {
      numRuns: 60,
      examples: [
        ['withdraw', ['twice', 'twice'], []],
        ['withdraw', ['twice', 'expired'], []],
      ],
    },
  )
})

const otherWrites = names.filter((name) => {
  const row = rowOf(name)
  return carriesKey(row) && row.idempotent !== true
})

const onePage = openPage()
test.each(otherWrites)('%s: repeated attempts of one call have one effect', async (name) => {
  for (const fault of faults.filter((each) => !['busy', 'expired', 'slow', 'refused'].includes(each))) {
    localStorage.clear()
    gateway = createGateway()
    plan = [fault]
    const answer = await onePage.call(name, { body: { text: fault } } as never)
    expect([fault, answer.ok, gateway.effects()]).toEqual([fault, true, 1])
  }
})

const once = otherWrites.filter((name) => rowOf(name).idempotent === 'optional')

test.each(once)('%s sent again by the member after unreadable answers: one effect', async (name) => {
  localStorage.clear()
  gateway = createGateway()
  plan = ['lost answer', 'html', 'cut']
  const body = { content: 'Hello', image: 'data:image/png;base64,AAAA' }
  let page = openPage()
  expect(await page.call(name, { body } as never)).toMatchObject({ failure: { code: 'answer.lost' } })
  expect(localStorage.getItem('mosaic.intents')).not.toMatch(/Hello|base64/)
  page = openPage()
  expect((await page.call(name, { body } as never)).ok).toBe(true)
  expect(gateway.effects()).toBe(1)
  await page.call(name, { body } as never)
  expect(gateway.effects()).toBe(2)
})

describe('what is no order', () => {
  const answers = async (between: (page: ReturnType<typeof openPage>) => object | void) => {
    localStorage.clear()
    gateway = createGateway()
    plan = ['lost answer', 'html', 'cut']
    const page = openPage()
    const body = { username: 'new', password: 'First#2026' }
    await page.call('openAccount', { body } as never)
    const changed = between(page) ?? {}
    await page.call('openAccount', { body: { ...body, ...changed } } as never)
    return gateway.effects()
  }
  test('the same with another password is another request', async () => {
    expect(await answers(() => undefined)).toBe(1)
    expect(await answers(() => ({ password: 'Second#2026' }))).toBe(2)
  })

  test.each([2 * 3_600_000, -86_400_000])('sent again %d ms later is wanted a second time', async (ms) => {
    const later = Date.now() + ms
    const effects = await answers(() => void jest.spyOn(Date, 'now').mockReturnValue(later))
    jest.mocked(Date.now).mockRestore()
    expect(effects).toBe(2)
  })

  test('unanswered messages never push out an unanswered order', async () => {
    localStorage.clear()
    gateway = createGateway()
    plan = Array.from({ length: 3 * 31 }, () => 'html' as const)
    const page = openPage()
    await page.call('walletTransfer', { body: order } as never)
    for (let count = 0; count < 30; count += 1) await page.call('feedback', { body: { content: `Text ${count}` } })
    expect(page.doubtful('walletTransfer')).toBe(1)
  })
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

  test('sent by a form of another tab as well: that form waits for its own answer, without a check', async () => {
    await openPage().call('walletTransfer', { body: transfer })
    const other = openPage()
    const sent = other.call('walletTransfer', { body: transfer })
    expect(other.doubtful('walletTransfer')).toBe(0)
    expect([(await sent).ok, gateway.effects()]).toEqual([true, 1])
  })

  test('another order of another tab: its check waits until this page has the answer to its own', async () => {
    await openPage().call('walletTransfer', { body: transfer })
    const page = openPage()
    const own = page.call('walletTransfer', { body: { ...transfer, amount: '8.00' } })
    expect(page.doubtful('walletTransfer')).toBe(0)
    expect((await own).ok).toBe(true)
    expect(page.doubtful('walletTransfer')).toBe(1)
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
