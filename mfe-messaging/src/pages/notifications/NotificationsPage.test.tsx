import { fakeGateway, type Answers } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import * as browserPush from './browser-push'
import NotificationsPage from './NotificationsPage'
import { type NotificationSettings } from './notification-settings'

jest.mock('./browser-push')
const browser = jest.mocked(browserPush)

const never = { granted: false, at: null }
const settings = (known: Partial<NotificationSettings> = {}): NotificationSettings => ({
  publicKey: 'key',
  consents: { push: never, email: never, sms: never, inbox: { granted: true, at: null } },
  quietHours: { from: 22 * 60, to: 8 * 60 },
  ...known,
})
const serve = (known = settings(), extra: Partial<Answers> = {}) =>
  fakeGateway({
    notificationSettings: () => ({ value: known }),
    setNotificationConsent: () => ({ value: { done: true } }),
    setQuietHours: () => ({ value: { done: true } }),
    subscribePush: () => ({ value: { done: true } }),
    ...extra,
  })
const shown = () =>
  renderScreen(<NotificationsPage />, { at: '/m/notifications', session: { userName: 'player01', type: 0 } })
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

beforeEach(() => {
  browser.canPush.mockReturnValue(true)
  browser.unsubscribeHere.mockResolvedValue()
})

test('a yes to push messages asks the browser first, and only its subscription is a consent', async () => {
  const subscription = { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'p', auth: 'a' } }
  browser.subscribeHere.mockResolvedValueOnce('denied').mockResolvedValueOnce(subscription)
  const gateway = serve()
  await shown()
  await userEvent.click(await box(/Push notifications/))
  await waitFor(() => expect(browser.subscribeHere).toHaveBeenCalledWith('key'))
  expect(gateway.calls('subscribePush')).toHaveLength(0)
  await userEvent.click(await box(/Push notifications/))
  await waitFor(() => expect(gateway.calls('subscribePush').map(({ body }) => body)).toEqual([subscription]))
})

test('one tap takes a consent back, and the browser forgets its subscription', async () => {
  const at = Date.UTC(2026, 5, 1, 12)
  const consents = { ...settings().consents, push: { granted: true, at } }
  const gateway = serve(settings({ consents }))
  await shown()
  await userEvent.click(await box(/Push notifications/))
  await waitFor(() =>
    expect(gateway.calls('setNotificationConsent').map(({ body }) => body)).toEqual([
      { channel: 'push', granted: false },
    ]),
  )
  expect(browser.unsubscribeHere).toHaveBeenCalled()
  expect(screen.getByText(/Allowed on/)).toBeInTheDocument()
})

test('each channel has a consent of its own', async () => {
  const gateway = serve()
  await shown()
  await userEvent.click(await box(/Offers by SMS/))
  await userEvent.click(await box(/News in your inbox/))
  await waitFor(() =>
    expect(gateway.calls('setNotificationConsent').map(({ body }) => body)).toEqual([
      { channel: 'sms', granted: true },
      { channel: 'inbox', granted: false },
    ]),
  )
})

test('a browser that cannot get push messages says so, and a site that sends none shows no choice', async () => {
  browser.canPush.mockReturnValue(false)
  serve()
  const view = await shown()
  expect(await box(/Push notifications/)).toBeDisabled()
  view?.unmount()
  serve(settings({ publicKey: null }))
  await shown()
  await box(/Offers by SMS/)
  expect(screen.queryByRole('checkbox', { name: /Push/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /Quiet/ })).not.toBeInTheDocument()
})

test('quiet hours are two different hours, or none', async () => {
  const gateway = serve()
  await shown()
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }))
  await userEvent.selectOptions(await screen.findByLabelText('To'), '22:00')
  await save()
  expect(await screen.findByText('Choose another hour than the first.')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('To'), '07:00')
  await save()
  await waitFor(() =>
    expect(gateway.calls('setQuietHours').map(({ body }) => body)).toEqual([
      { quietHours: { from: 22 * 60, to: 7 * 60 } },
    ]),
  )
})

const allowed = () => ({ ...settings().consents, push: { granted: true, at: Date.UTC(2026, 5, 1, 12) } })

test('push allowed on another device: the box is not ticked here, and a tick subscribes this device', async () => {
  const subscription = { endpoint: 'https://fcm.googleapis.com/b', keys: { p256dh: 'p', auth: 'a' } }
  browser.isSubscribedHere.mockResolvedValue(false)
  browser.subscribeHere.mockResolvedValueOnce(subscription)
  const gateway = serve(settings({ consents: allowed() }))
  await shown()
  await waitFor(async () => expect(await box(/Push notifications/)).not.toBeChecked())
  expect(screen.getByText(/Not switched on on this device/)).toBeInTheDocument()
  await userEvent.click(await box(/Push notifications/))
  await waitFor(async () => expect(await box(/Push notifications/)).toBeChecked())
  expect(gateway.calls('subscribePush')).toHaveLength(1)
  expect(browser.recordReport).toHaveBeenCalledWith('player01', subscription)
})

test('push allowed on this device: the box is ticked', async () => {
  browser.isSubscribedHere.mockResolvedValue(true)
  serve(settings({ consents: allowed() }))
  await shown()
  expect(await box(/Push notifications/)).toBeChecked()
  expect(screen.queryByText(/Not switched on/)).not.toBeInTheDocument()
})
