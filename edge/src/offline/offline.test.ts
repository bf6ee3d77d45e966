import fastify, { type FastifyInstance } from 'fastify'
import { runInNewContext } from 'node:vm'
import { offlinePage } from './offline-page'
import { serveOffline } from './serve-offline'
import { removalWorker, serviceWorker } from './service-worker'

const merchant = { name: 'Aurora', theme: { dark: {}, light: {} }, defaultLanguage: 'PT' } as const

const serving = (options: { readonly enabled?: boolean; readonly known?: boolean } = {}): FastifyInstance => {
  const app = fastify()
  serveOffline(app, {
    merchantOf: async () => (options.known === false ? null : merchant),
    enabled: options.enabled ?? true,
  })
  return app
}

type Handler = (event: Record<string, unknown>) => void

/** Runs a worker like a browser, with a network and a cache that the test controls. */
const start = (code: string, network: (address: string) => Promise<string>) => {
  const handlers: Record<string, Handler> = {}
  const stored = new Map<string, Set<string>>([['mosaic-offline-older', new Set(['/offline.html'])]])
  let registered = true
  let claimed = false
  runInNewContext(code, {
    Promise,
    Request: class {
      constructor(readonly url: string) {}
    },
    Response: { error: () => 'browser error' },
    fetch: ({ url }: { url: string }) => network(url),
    caches: {
      open: async (name: string) => ({
        add: async ({ url }: { url: string }) => void stored.set(name, (stored.get(name) ?? new Set()).add(url)),
      }),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (url: string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.has(url) ? `kept ${url}` : undefined,
    },
    self: {
      addEventListener: (name: string, handler: Handler) => void (handlers[name] = handler),
      skipWaiting: () => undefined,
      clients: { claim: async () => void (claimed = true) },
      registration: { unregister: async () => (registered = false) },
    },
  })
  const raise = async (name: string) => {
    let work: unknown
    handlers[name]?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return {
    raise,
    stored,
    isRegistered: () => registered,
    hasClaimed: () => claimed,
    ask: (mode: string, url: string) => {
      let answer: Promise<unknown> | null = null
      handlers.fetch?.({
        request: { mode, url },
        preloadResponse: undefined,
        respondWith: (promise: Promise<unknown>) => (answer = promise),
      })
      return answer as Promise<unknown> | null
    },
  }
}

describe('the service worker', () => {
  const offline = () => Promise.reject(new Error('offline'))

  test('worker: pages come from the network, the offline page only without one', async () => {
    let network: (url: string) => Promise<string> = async (url) => `fresh ${url}`
    const worker = start(serviceWorker('v1'), (url) => network(url))
    await worker.raise('install')
    await worker.raise('activate')
    expect(await worker.ask('navigate', '/m/home')).toBe('fresh /m/home')
    network = offline
    expect(await worker.ask('navigate', '/m/home')).toBe('kept /offline.html')
  })

  test('worker: scripts, calls and pictures are not intercepted', async () => {
    const worker = start(serviceWorker('v1'), offline)
    await worker.raise('install')
    for (const mode of ['cors', 'no-cors', 'same-origin'])
      expect(worker.ask(mode, '/releases/host/1/main.js')).toBeNull()
  })

  test('worker: caches one page and deletes older caches', async () => {
    const worker = start(serviceWorker('v2'), offline)
    await worker.raise('install')
    await worker.raise('activate')
    expect([...worker.stored]).toEqual([['mosaic-offline-v2', new Set(['/offline.html'])]])
  })

  test('worker: claims the tab of the first visit, so that a notification can move it', async () => {
    const worker = start(serviceWorker('v1'), offline)
    await worker.raise('activate')
    expect(worker.hasClaimed()).toBe(true)
  })

  test('kill switch: the worker and its caches are removed', async () => {
    const worker = start(removalWorker, offline)
    await worker.raise('activate')
    expect(worker.stored.size).toBe(0)
    expect(worker.isRegistered()).toBe(false)
    expect(worker.ask('navigate', '/m/home')).toBeNull()
  })
})

test('/sw.js: not cached, scope /m/, and its text changes with the offline page', async () => {
  const answer = await serving().inject('/sw.js')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/m/' })
  expect(answer.body).toBe(serviceWorker(offlinePage(merchant).version))
  expect(offlinePage({ ...merchant, name: 'Lótus' }).version).not.toBe(offlinePage(merchant).version)
})

test('OFFLINE_PAGE=0: the removal worker; unknown merchant: 503', async () => {
  expect((await serving({ enabled: false }).inject('/sw.js')).body).toBe(removalWorker)
  expect((await serving({ enabled: false }).inject('/offline.html')).statusCode).toBe(404)
  expect((await serving({ known: false }).inject('/sw.js')).statusCode).toBe(503)
})

test('the offline page loads nothing else and has all six languages', async () => {
  const answer = await serving().inject('/offline.html')
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; connect-src 'self'; script-src 'sha256-/,
  )
  for (const text of [
    'You are offline',
    'Você está sem internet',
    'オフラインです',
    '오프라인 상태입니다',
    'Estás sin conexión',
    'คุณออฟไลน์อยู่',
  ])
    expect(answer.body).toContain(text)
})
