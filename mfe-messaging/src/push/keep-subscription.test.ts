/** @jest-environment jsdom */
import { fakeGateway } from '@mosaic/testing'
import { recordReport } from '../pages/notifications/browser-push'
import { keepSubscription } from './keep-subscription'

const body = (name: string) => ({ endpoint: `https://fcm.googleapis.com/${name}`, keys: { p256dh: 'p', auth: 'a' } })
const subscription = (name: string) => ({
  toJSON: () => body(name),
  options: { applicationServerKey: null },
  unsubscribe: jest.fn(async () => true),
})

/** A browser whose push manager has the given subscription. */
const browser = (has: string | null, permission = 'granted') => {
  const found = has === null ? null : subscription(has)
  const subscribe = jest.fn(async () => subscription('made'))
  const registration = { pushManager: { getSubscription: async () => found, subscribe } }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
  Object.assign(window, {
    PushManager: class {},
    Notification: Object.assign(() => undefined, { permission, requestPermission: async () => permission }),
  })
  return { subscribe, found }
}
const never = { granted: false, at: null }
const gateway = (granted = true) =>
  fakeGateway({
    notificationSettings: () => ({
      value: {
        publicKey: 'AAAA',
        consents: { push: { granted, at: 1 }, email: never, sms: never, inbox: never },
        quietHours: null,
      },
    }),
    subscribePush: () => ({ value: { done: true } }),
  })
const reports = (calls: ReturnType<typeof gateway>) =>
  calls.calls('subscribePush').map(({ body: sent }) => (sent as { endpoint: string }).endpoint)

beforeEach(() => localStorage.clear())

test('lost subscription: created again and reported, once', async () => {
  recordReport('player01', body('old'))
  const { subscribe } = browser(null)
  const calls = gateway()
  await keepSubscription('player01')
  expect([subscribe.mock.calls.length, reports(calls)]).toEqual([1, ['https://fcm.googleapis.com/made']])
  browser('made')
  await keepSubscription('player01')
  expect(reports(calls)).toHaveLength(1)
})

test('renewed subscription: reported, not created again', async () => {
  recordReport('player01', body('old'))
  const { subscribe } = browser('renewed')
  const calls = gateway()
  await keepSubscription('player01')
  expect([subscribe.mock.calls.length, reports(calls)]).toEqual([0, ['https://fcm.googleapis.com/renewed']])
})

test.each([
  ['another member of this device', 'player02', 'granted', true],
  ['permission taken back', 'player01', 'denied', true],
  ['consent withdrawn on another device', 'player01', 'granted', false],
])('%s: nothing is subscribed', async (_case, userName, permission, granted) => {
  recordReport('player01', body('old'))
  const { subscribe } = browser(null, permission)
  const calls = gateway(granted)
  await keepSubscription(userName)
  expect([subscribe.mock.calls.length, reports(calls)]).toEqual([0, []])
})

test('device without push messages: nothing is asked', async () => {
  browser(null)
  const calls = gateway()
  await keepSubscription('player01')
  expect(calls.calls('notificationSettings')).toHaveLength(0)
})
