import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway, type Answers } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { answer, notice } from '../../testing/samples'
import NoticePage from './NoticePage'

const heading = (name: RegExp) => screen.findByRole('button', { name })
const unreadMarks = () => screen.queryAllByRole('img', { name: 'Unread' })

/** A gateway that remembers what was read. */
const remembering = (extra: Partial<Answers> = {}) => {
  const read = new Set<string>()
  return fakeGateway({
    announcements: () => ({ value: answer(['1', '2'].map((id) => notice(id, read.has(`a-${id}`)))) }),
    markAnnouncementRead: ({ body }) => {
      read.add((body as { announcementId: string }).announcementId)
      return { value: { done: true } }
    },
    ...extra,
  })
}

describe('notices', () => {
  test('opening one marks it as read here, then at the gateway, then refreshes', async () => {
    const gateway = remembering()
    await renderScreen(<NoticePage />, { at: '/m/notice', session: { userName: 'player01', type: 0 } })
    await userEvent.click(await heading(/Notice 1/))
    expect(unreadMarks()).toHaveLength(1)
    expect(gateway.calls('markAnnouncementRead').map((asked) => asked.body)).toEqual([
      { announcementId: 'a-1', read: true },
    ])
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(2))
    expect(unreadMarks()).toHaveLength(1)
    expect(await screen.findByText('Words of 1')).toBeInTheDocument()
  })

  test('the mark is gone before the gateway has answered', async () => {
    let finish: (reply: { value: { done: true } }) => void = () => undefined
    const gateway = remembering({ markAnnouncementRead: () => new Promise((resolve) => (finish = resolve)) })
    await renderScreen(<NoticePage />, { at: '/m/notice', session: { userName: 'player01', type: 0 } })
    await userEvent.click(await heading(/Notice 1/))
    expect(unreadMarks()).toHaveLength(1)
    await act(async () => finish({ value: { done: true } }))
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(2))
  })

  test('gateway refuses: the notice is unread again, and only the next opening marks it again', async () => {
    const gateway = remembering({ markAnnouncementRead: () => ({ errorCode: 'system.busy' }) })
    await renderScreen(<NoticePage />, { at: '/m/notice', session: { userName: 'player01', type: 0 } })
    await userEvent.click(await heading(/Notice 1/))
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(2))
    await waitFor(() => expect(unreadMarks()).toHaveLength(2))
    // Long enough for a second mark and the refresh that follows it.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(gateway.calls('markAnnouncementRead')).toHaveLength(1)
    expect(gateway.calls('announcements')).toHaveLength(2)
    await userEvent.click(await heading(/Notice 1/))
    expect(gateway.calls('markAnnouncementRead')).toHaveLength(1)
    await userEvent.click(await heading(/Notice 1/))
    await waitFor(() => expect(gateway.calls('markAnnouncementRead')).toHaveLength(2))
    await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(3))
  })

  test.each([['?index=1'], ['?id=2']])('the address %s opens its notice', async (search) => {
    remembering()
    await renderScreen(<NoticePage />, { at: `/m/notice${search}`, session: { userName: 'player01', type: 0 } })
    expect(await screen.findByText('Words of 2')).toBeInTheDocument()
    expect(await heading(/Notice 2/)).toHaveAttribute('aria-expanded', 'true')
  })

  test.each([
    ['a guest', undefined],
    ['a trial account', { userName: 'trial01', type: 4 }],
  ])('for %s everything counts as read and nothing is marked', async (_who, session) => {
    const gateway = remembering()
    await renderScreen(<NoticePage />, { at: '/m/notice', session })
    await userEvent.click(await heading(/Notice 1/))
    expect(unreadMarks()).toHaveLength(0)
    expect(gateway.calls('markAnnouncementRead')).toHaveLength(0)
  })

  test('a button reloads it, as pull to refresh does', async () => {
    remembering()
    const refresh = jest.fn(() => Promise.resolve())
    await renderScreen(<NoticePage />, { at: '/m/notice', refresh })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh this page' }))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('no notices: the page says so', async () => {
    fakeGateway({ announcements: () => ({ value: answer([]) }) })
    await renderScreen(<NoticePage />, { at: '/m/notice' })
    expect(await screen.findByText('No notices')).toBeInTheDocument()
  })
})
