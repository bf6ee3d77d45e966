import { runInNewContext } from 'node:vm'
import { pushWorker } from './push-worker'

const origin = 'https://aurora.example'

/** Runs the worker like a browser, with tabs that the test controls. */
const start = (tabs: readonly string[] = []) => {
  const handlers: Record<string, (event: Record<string, unknown>) => void> = {}
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const calls: { address: string; body: unknown }[] = []
  const opened: string[] = []
  runInNewContext(pushWorker, {
    URL,
    fetch: async (address: string, { body }: { body: string }) => void calls.push({ address, body: JSON.parse(body) }),
    self: {
      location: { origin, hostname: 'aurora.example' },
      addEventListener: (name: string, handler: (event: Record<string, unknown>) => void) => {
        handlers[name] = handler
      },
      registration: {
        showNotification: async (title: string, options: Record<string, unknown>) =>
          void shown.push({ title, options: JSON.parse(JSON.stringify(options)) }),
      },
      clients: {
        matchAll: async () =>
          tabs.map((url) => ({
            url,
            focus: async () => ({ navigate: async (to: string) => void opened.push(`${url} → ${to}`) }),
          })),
        openWindow: async (url: string) => void opened.push(url),
      },
    },
  })
  const raise = async (name: string, event: Record<string, unknown>) => {
    let work: unknown
    handlers[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return {
    shown,
    calls,
    opened,
    push: (text: string) => raise('push', { data: { json: () => JSON.parse(text) } }),
    click: (action: string) =>
      raise('notificationclick', { action, notification: { close: () => undefined, data: shown[0]?.options.data } }),
  }
}

const notice = {
  title: 'Aurora',
  body: 'New',
  url: '/m/webEmail',
  tag: 'message',
  language: 'EN',
  off: 'Off',
  token: 't',
}

test('push message: shown with an unsubscribe button, and a tap opens its page', async () => {
  const worker = start()
  await worker.push(JSON.stringify(notice))
  expect(worker.shown).toEqual([
    {
      title: 'Aurora',
      options: expect.objectContaining({ body: 'New', tag: 'message', actions: [{ action: 'off', title: 'Off' }] }),
    },
  ])
  await worker.click('')
  expect(worker.opened).toEqual([`${origin}/m/webEmail`])
})

test('tap on a push message with an open tab: that tab is used', async () => {
  const worker = start(['https://other.example/m/home', `${origin}/m/home`])
  await worker.push(JSON.stringify(notice))
  await worker.click('')
  expect(worker.opened).toEqual([`${origin}/m/home → ${origin}/m/webEmail`])
})

test('unsubscribe button: sends the signed token and opens nothing', async () => {
  const worker = start()
  await worker.push(JSON.stringify(notice))
  await worker.click('off')
  expect([worker.calls, worker.opened]).toEqual([
    [{ address: '/wps/notifications/unsubscribe', body: { token: 't' } }],
    [],
  ])
})

test('unreadable push message: a generic notification', async () => {
  const worker = start()
  await worker.push('no json')
  expect(worker.shown.map(({ title }) => title)).toEqual(['aurora.example'])
})

test.each([
  'https://evil.example/m/home',
  '//evil.example/m/home',
  '/\\evil.example/m/home',
  'javascript:alert(1)',
  'data:text/html,x',
  '/wps/member/info',
  '/m/../..//evil.example',
  '',
])('address %j in a push message: opens home', async (url) => {
  const worker = start()
  await worker.push(JSON.stringify({ ...notice, url }))
  await worker.click('')
  expect(worker.opened).toEqual([`${origin}/m/home`])
})
