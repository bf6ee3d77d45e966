/** @jest-environment jsdom */
import { pushPermission, siteWorker } from '@mosaic/browser'
import { isSubscribedHere, recordReport } from './browser-push'

jest.mock('@mosaic/browser', () => ({
  ...jest.requireActual<object>('@mosaic/browser'),
  pushPermission: jest.fn(),
  siteWorker: jest.fn(),
}))

const endpoint = 'https://push.example/one'
const has = (subscription: object | null) =>
  jest.mocked(siteWorker).mockResolvedValue({
    pushManager: { getSubscription: () => Promise.resolve(subscription) },
  } as never)
const report = (userName: string) => recordReport(userName, { endpoint, keys: { p256dh: 'p', auth: 'a' } })

beforeEach(() => {
  localStorage.clear()
  jest.mocked(pushPermission).mockReturnValue('granted')
  has({ endpoint })
})

test('reported for this member: this device gets their messages', async () => {
  report('player01')
  expect(await isSubscribedHere('player01')).toBe(true)
})

test('a subscription that was never reported to the gateway: this device gets nothing', async () => {
  expect(await isSubscribedHere('player01')).toBe(false)
})

test('another member’s, none left, or no permission: this device gets nothing', async () => {
  report('vip01')
  expect(await isSubscribedHere('player01')).toBe(false)
  report('player01')
  has(null)
  expect(await isSubscribedHere('player01')).toBe(false)
  has({ endpoint })
  jest.mocked(pushPermission).mockReturnValue('denied')
  expect(await isSubscribedHere('player01')).toBe(false)
})
