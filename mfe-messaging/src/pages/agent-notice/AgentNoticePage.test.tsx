import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import { notice } from '../../testing/samples'
import AgentNoticePage from './AgentNoticePage'

test('agent opens a notice: it is read, here at once and at the gateway', async () => {
  const read = new Set<string>()
  const gateway = fakeGateway({
    agentAnnouncements: () => {
      const list = ['1', '2'].map((id) => notice(id, read.has(`a-${id}`)))
      return { value: { list, unreadCount: 2 - read.size } }
    },
    markAnnouncementRead: ({ body }) => {
      read.add((body as { announcementId: string }).announcementId)
      return { value: { done: true } }
    },
  })
  await renderScreen(<AgentNoticePage />, {
    at: '/m/member/notice?types=A&id=2',
    session: { userName: 'agent01', type: 1 },
  })
  expect(await screen.findByText('Words of 2')).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1)
  await waitFor(() =>
    expect(gateway.calls('markAnnouncementRead').map(({ body }) => body)).toEqual([
      { announcementId: 'a-2', read: true },
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: /Notice 1/ }))
  await waitFor(() => expect(read.size).toBe(2))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).not.toBeInTheDocument())
})
