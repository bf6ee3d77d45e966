import { fakeGateway } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noticesAnswer } from '../../testing/notices'
import { renderScreen } from '../../testing/render-screen'
import NewcomerPage from './NewcomerPage'

test('a guest is greeted, and the newest notices lead to their text', async () => {
  fakeGateway({
    announcements: () => ({ value: noticesAnswer(['Rules changed', 'New games', 'Maintenance', 'Too old']) }),
  })
  await renderScreen(<NewcomerPage />)
  expect(screen.getByText('Good to see you!')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Rules changed' })).toHaveAttribute('href', '/m/notice?id=1')
  expect(screen.queryByText('Too old')).not.toBeInTheDocument()
})

test('a member is greeted by name', async () => {
  fakeGateway({ announcements: () => ({ value: noticesAnswer([]) }) })
  await renderScreen(<NewcomerPage />, { session: { userName: 'player01', type: 0 } })
  expect(screen.getByText('Good to see you, player01!')).toBeVisible()
  expect(await screen.findByText('No notices at the moment')).toBeVisible()
})

test('when the gateway does not answer, the page says so and asks again', async () => {
  const gateway = fakeGateway({
    announcements: (_seen, count) =>
      count === 1 ? { errorCode: 'system.error' } : { value: noticesAnswer(['Back again']) },
  })
  await renderScreen(<NewcomerPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Back again')).toBeVisible()
  expect(gateway.calls('announcements')).toHaveLength(2)
})
