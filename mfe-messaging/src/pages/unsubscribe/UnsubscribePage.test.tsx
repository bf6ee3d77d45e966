import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import UnsubscribePage from './UnsubscribePage'

test('one tap on the link is enough, without a session', async () => {
  const gateway = fakeGateway({ unsubscribeByLink: () => ({ value: { channel: 'push' } }) })
  await renderScreen(<UnsubscribePage />, { at: '/m/unsubscribe#push.1.x' })
  expect(await screen.findByText('Notifications are off')).toBeInTheDocument()
  expect(gateway.calls('unsubscribeByLink').map(({ body }) => body)).toEqual([{ token: 'push.1.x' }])
})

test('unsigned link: says so; failed call: a retry is offered', async () => {
  let code = 'system.busy'
  const gateway = fakeGateway({ unsubscribeByLink: () => ({ errorCode: code }) })
  await renderScreen(<UnsubscribePage />, { at: '/m/unsubscribe#x' })
  code = 'notification.link.invalid'
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/This link is not valid/)).toBeInTheDocument()
  await waitFor(() => expect(gateway.calls('unsubscribeByLink')).toHaveLength(2))
})
