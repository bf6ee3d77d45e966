import { runInNewContext } from 'node:vm'
import { pushWorker } from './push-worker'

const origin = 'https://aurora.example'

/** Runs the worker like a browser, with tabs that the test controls. */
const start = (tabs: readonly string[] = [], uncontrolled: readonly string[] = []) => {
  const handlers: Record<string, (event: Record<string, unknown>) => void> = {}
  const shown: { title: string; options: Record<string, unknown> }[] = []
  const calls: { address: string; body: unknown }[] = []
  const opened: string[] = []
  const messages: string[] = []
  const subscribed: unknown[] = []
  let mayOpen = true
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
        pushManager: { subscribe: async (options: unknown) => void subscribed.push(options) },
      },
      clients: {
        matchAll: async ({ includeUncontrolled = false }) =>
          [...tabs, ...(includeUncontrolled ? uncontrolled : [])].map((url) => ({
            url,
            postMessage: (message: string) => void messages.push(`${url} ${message}`),
            focus: async () => {
              mayOpen = false
              return {
                navigate: async (to: string) => {
                  if (!tabs.includes(url)) throw new TypeError('not controlled')
                  opened.push(`${url} → ${to}`)
                },
              }
            },
          })),
        openWindow: async (url: string) => {
          // One user action allows one focus or one window.
          if (!mayOpen) throw new Error('not allowed')
          opened.push(url)
        },
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
    messages,
    subscribed,
    change: (event: Record<string, unknown>) => raise('pushsubscriptionchange', event),
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

test('tap with an open tab that the worker does not control: the message opens', async () => {
  const worker = start([], [`${origin}/m/home`])
  await worker.push(JSON.stringify({ ...notice, url: '/m/webEmail?id=7' }))
  await worker.click('')
  expect(worker.opened).toEqual([`${origin}/m/webEmail?id=7`])
})

test('lost subscription: created again with the same key, and the open tabs report it', async () => {
  const worker = start([`${origin}/m/home`], [`${origin}/m/notice`])
  const options = { userVisibleOnly: true, applicationServerKey: 'key' }
  await worker.change({ oldSubscription: { options } })
  expect(worker.subscribed).toEqual([options])
  expect(worker.messages).toEqual([
    `${origin}/m/home push.subscription.changed`,
    `${origin}/m/notice push.subscription.changed`,
  ])
})

test('renewed subscription: not created again, but reported', async () => {
  const worker = start([`${origin}/m/home`])
  await worker.change({ newSubscription: {} })
  expect([worker.subscribed, worker.messages.length]).toEqual([[], 1])
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
