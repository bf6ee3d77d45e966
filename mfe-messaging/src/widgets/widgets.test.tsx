import { bus } from '@mosaic/event-bus'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../testing/render-screen'
import { answer, notice } from '../testing/samples'
import NoticeTicker from './ticker/NoticeTicker'
import AgentNoticePage from '../pages/agent-notice/AgentNoticePage'
import AgentUnread from './unread/AgentUnread'
import UnreadCount from './unread/UnreadCount'

describe('notice ticker', () => {
  test('each notice leads to its place in the list, once for a screen reader', async () => {
    const gateway = fakeGateway({ announcements: () => ({ value: answer([notice('1'), notice('2')]) }) })
    await renderScreen(<NoticeTicker />)
    await screen.findByRole('link', { name: 'Notice 1' })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/notice',
      '/m/notice?index=0',
      '/m/notice?index=1',
    ])
    expect(gateway.calls('announcements')[0]?.query).toEqual({ types: 'PL,H', groupName: 'm_home', platform: 'M' })
  })

  test('it can be stopped and started again', async () => {
    fakeGateway({ announcements: () => ({ value: answer([notice('1')]) }) })
    const view = await renderScreen(<NoticeTicker />)
    await userEvent.click(await screen.findByRole('button', { name: 'Pause notices' }))
    expect(view?.container.querySelector('.track')).toHaveStyle({ animationPlayState: 'paused' })
    await userEvent.click(screen.getByRole('button', { name: 'Let notices run' }))
    expect(view?.container.querySelector('.track')).not.toHaveStyle({ animationPlayState: 'paused' })
  })

  test('failed call of the notices: their line says so and offers a retry', async () => {
    let broken = true
    fakeGateway({
      announcements: () => (broken ? { errorCode: 'system.error', status: 500 } : { value: answer([notice('1')]) }),
    })
    await renderScreen(<NoticeTicker />)
    expect(await screen.findByRole('alert')).toHaveTextContent(/./)
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Notice 1' })).toBeInTheDocument()
  })

  test('without notices there is no line', async () => {
    fakeGateway({ announcements: () => ({ value: answer([]) }) })
    await renderScreen(<NoticeTicker />)
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument())
  })
})

describe('unread count', () => {
  test('the menus get the member’s count of unread notices, and 0 after the logout', async () => {
    fakeGateway({ announcements: () => ({ value: answer([notice('1'), notice('2', true)], 120) }) })
    const view = await renderScreen(<UnreadCount />, { session: { userName: 'player01', type: 0 } })
    await waitFor(() => expect(bus.last('notices.unread.changed@1')).toEqual({ count: 120 }))
    view?.unmount()
    expect(bus.last('notices.unread.changed@1')).toEqual({ count: 0 })
  })

  test('a trial account has no unread notices', async () => {
    fakeGateway({ announcements: () => ({ value: answer([notice('1')]) }) })
    await renderScreen(<UnreadCount />, { session: { userName: 'player01', type: 4 } })
    await waitFor(() => expect(bus.last('notices.unread.changed@1')).toEqual({ count: 0 }))
  })
})

test('agents: reading an announcement clears it from the badge of the menus', async () => {
  const read = new Set<string>()
  fakeGateway({
    agentAnnouncements: () => ({
      value: { list: [notice('1', read.has('a-1')), notice('2')], unreadCount: 2 - read.size },
    }),
    markAnnouncementRead: ({ body }) => {
      read.add((body as { announcementId: string }).announcementId)
      return { value: { done: true } }
    },
  })
  const both = (
    <>
      <AgentUnread />
      <AgentNoticePage />
    </>
  )
  const view = await renderScreen(both, { at: '/m/member/notice?types=A', session: { userName: 'agent01', type: 1 } })
  await waitFor(() => expect(bus.last('agentNotices.unread.changed@1')).toEqual({ count: 2 }))
  await userEvent.click(await screen.findByRole('button', { name: /Notice 1/ }))
  await waitFor(() => expect(bus.last('agentNotices.unread.changed@1')).toEqual({ count: 1 }))
  view?.unmount()
  expect(bus.last('agentNotices.unread.changed@1')).toEqual({ count: 0 })
})
