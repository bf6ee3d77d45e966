/** @jest-environment jsdom */
import type { Whitelabel } from '@mosaic/contracts'
import { bringWebCrypto, fakeGateway } from '@mosaic/testing'
import { bet } from './testing/answers'

type Restore = () => void
type Fault = 'missing' | 'throwing' | 'rejecting' | 'full'

const insecure = () => new DOMException('The operation is insecure.', 'SecurityError')
const refuse = (): never => {
  throw insecure()
}
class Forbidden {
  constructor() {
    refuse()
  }
}

/** Replaces a property until the returned function is called. */
const replace = (owner: object, name: string, descriptor: PropertyDescriptor): Restore => {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, ...descriptor })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}
const storage = (name: 'localStorage' | 'sessionStorage', fault: Fault): Restore => {
  if (fault === 'missing') return replace(window, name, { value: undefined })
  if (fault !== 'full') return replace(window, name, { get: refuse })
  const area = window[name]
  const full = new Proxy(area, {
    get: (target, key) => {
      if (key === 'setItem')
        return () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return replace(window, name, { value: full })
}
const member = (owner: object, name: string, forbidden: unknown, rejecting: unknown) => (fault: Fault) =>
  replace(
    owner,
    name,
    fault === 'missing'
      ? { value: undefined }
      : fault === 'rejecting'
        ? { value: rejecting }
        : typeof forbidden === 'function' && forbidden === Forbidden
          ? { value: forbidden }
          : { get: refuse },
  )
const rejects = () => Promise.reject(insecure())

const capabilities: Readonly<Record<string, (fault: Fault) => Restore>> = {
  localStorage: (fault) => storage('localStorage', fault),
  sessionStorage: (fault) => storage('sessionStorage', fault),
  cookie: (fault) =>
    replace(document, 'cookie', fault === 'missing' || fault === 'full' ? { value: '' } : { get: refuse, set: refuse }),
  BroadcastChannel: member(window, 'BroadcastChannel', Forbidden, Forbidden),
  locks: member(navigator, 'locks', refuse, { request: rejects }),
  WebSocket: member(window, 'WebSocket', Forbidden, Forbidden),
  serviceWorker: member(navigator, 'serviceWorker', refuse, { getRegistration: rejects, addEventListener: refuse }),
  indexedDB: member(window, 'indexedDB', refuse, { open: refuse }),
  Notification: member(window, 'Notification', Forbidden, Object.assign(Forbidden, { requestPermission: rejects })),
}
const faults: readonly Fault[] = ['missing', 'throwing', 'rejecting', 'full']
const names = Object.keys(capabilities)
const matrix = [
  ...names.flatMap((name) =>
    faults
      .filter((fault) => fault !== (/Storage$/.test(name) ? 'rejecting' : 'full'))
      .map((fault) => [name, fault, [name]] as const),
  ),
  ...faults.map((fault) => ['all together', fault, names] as const),
]

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'autoLogin=; Max-Age=0; Path=/'
})

const visit = { userName: 'player01', type: 0, firstTimeLogin: false, lastLoginAt: null }
const records = {
  list: [bet({ roundId: 'r-1' })],
  ...{ pageNum: 1, totalPages: 1, totalCount: 1 },
  footer: { stake: '2.00', validBet: '2.00', payout: '5.00', net: '3.00', currency: 'BRL' as const },
}
/** A gateway whose first token runs out after the round. */
const gatewayOf = () => {
  let current = 'token-1'
  const orders = new Set<string>()
  const gateway = fakeGateway({
    login: () => ({ value: { ...visit, token: current } as never }),
    refreshSession: () => {
      current = 'token-2'
      return { value: { ...visit, token: current } as never }
    },
    depositGateway: ({ headers }, count) => {
      orders.add(headers['Idempotency-Key'] ?? '')
      return count === 1 ? { raw: '<html>portal</html>' } : { value: { depositId: 'd-1' } as never }
    },
    launchGame: () => ({ value: { content: { game_url: 'https://studio.test/play' } } as never }),
    betReport: ({ headers }) =>
      headers.Authorization === 'token-1' ? { errorCode: 'login.not.session', status: 401 } : { value: records },
    logout: () => ({ value: { done: true } as never }),
  })
  return { gateway, orders }
}

/** A page as it is after a load, with the browser as it is now. */
const openPage = async () => {
  let page!: typeof import('@mosaic/session') & typeof import('@mosaic/api-client') & typeof import('@mosaic/event-bus')
  await jest.isolateModulesAsync(async () => {
    page = {
      ...(await import('@mosaic/api-client')),
      ...(await import('@mosaic/event-bus')),
      ...(await import('@mosaic/session')),
    }
  })
  page.setMerchant({ merchantCode: 'aurora' } as Whitelabel)
  page.startSession()
  return page
}

test.each(matrix)('%s %s: login, deposit, round, record, renewal, logout', async (_name, fault, concerned) => {
  const restore = concerned.map((name) => capabilities[name]?.(fault))
  const uncaught: unknown[] = []
  const onRejection = (reason: unknown) => uncaught.push(reason)
  process.on('unhandledRejection', onRejection)
  try {
    const { gateway, orders } = gatewayOf()
    const page = await openPage()
    const changes = jest.fn()
    page.bus.on('session.changed@1', changes)
    const credentials = {
      type: 'username' as const,
      username: 'player01',
      password: 'Demo#2026',
      loginDeviceId: page.loginDeviceId(),
    }
    const login = await page.call('login', { body: credentials })
    if (!login.ok) throw new Error(login.failure.code)
    page.signIn(login.value)
    expect(page.sessionStore.getState().role).toBe('member')
    expect(changes).toHaveBeenLastCalledWith({ role: 'member', userName: 'player01' })

    expect(await page.call('depositGateway', { body: { method: 'pix', amount: '7.00' } })).toMatchObject({ ok: true })
    expect(orders.size).toBe(1)
    expect(await page.call('launchGame', {} as never)).toMatchObject({ ok: true })
    page.bus.emit('games.round.settled@1', { roundId: 'r-1' })
    // The token has run out: one renewal, and the record is there.
    const answered = await Promise.all([page.call('betReport', {} as never), page.call('betReport', {} as never)])
    for (const record of answered) expect(record).toMatchObject({ ok: true, value: { list: [{ roundId: 'r-1' }] } })
    expect(page.sessionStore.getState().session?.token).toBe('token-2')
    expect(gateway.calls('refreshSession')).toHaveLength(1)
    await page.signOut()
    expect(page.sessionStore.getState().role).toBe('guest')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(uncaught).toEqual([])
  } finally {
    process.off('unhandledRejection', onRejection)
    for (const undo of restore) undo?.()
  }
})

test.each(faults)('all storage but cookies %s: a reload finds the session by the refresh cookie', async (fault) => {
  const restore = ['localStorage', 'sessionStorage'].map((name) => capabilities[name]?.(fault))
  try {
    gatewayOf()
    const first = await openPage()
    first.signIn({ ...visit, token: 'token-1' } as never)
    const second = await openPage()
    for (let turn = 0; turn < 50 && second.sessionStore.getState().role === 'guest'; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect(second.sessionStore.getState()).toMatchObject({ role: 'member', session: { token: 'token-2' } })
  } finally {
    for (const undo of restore) undo?.()
  }
})
