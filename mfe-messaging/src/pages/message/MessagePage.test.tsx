import { fakeGateway, type Answers } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import { answer, notice } from '../../testing/samples'
import MessagePage from './MessagePage'

const serve = (extra: Partial<Answers> = {}) =>
  fakeGateway({
    announcements: () => ({ value: answer([notice('1')], 120) }),
    inboxUnread: () => ({ value: 3 }),
    chatUnread: () => ({ value: { unReadCount: 2 } }),
    ...extra,
  })
const member = { userName: 'player01', type: 0 }
const flags = ['MAILCEN', 'CBS3']
const rowTo = (path: string) => screen.findByRole('link', { name: (_name, link) => link.getAttribute('href') === path })

test('a member sees how much is unread at each entry, and no more than 99+', async () => {
  serve()
  await renderScreen(<MessagePage />, { at: '/m/messages', session: member, flags })
  await waitFor(async () => expect(await rowTo('/m/notice')).toHaveTextContent('99+'))
  expect(await rowTo('/m/webEmail')).toHaveTextContent('3')
  expect(await rowTo('/m/livechat?backUrl=/m/messages')).toHaveTextContent('2')
})

test.each([
  ['a guest', undefined],
  ['a trial account', { userName: 'trial', type: 4 }],
])('%s has every entry and no badge', async (_who, session) => {
  const gateway = serve()
  await renderScreen(<MessagePage />, { at: '/m/messages', session, flags })
  await waitFor(() => expect(gateway.calls('announcements')).toHaveLength(1))
  for (const path of ['/m/notice', '/m/webEmail', '/m/livechat?backUrl=/m/messages'])
    expect(await rowTo(path)).not.toHaveTextContent(/\d/)
  expect([gateway.calls('inboxUnread'), gateway.calls('chatUnread')]).toEqual([[], []])
})

test('a merchant without a mail centre and a chat shows neither and makes no calls for them', async () => {
  const refused = () => ({ errorCode: 'function.not.available', status: 403 })
  const gateway = serve({ inboxUnread: refused, chatUnread: refused })
  await renderScreen(<MessagePage />, { at: '/m/messages', session: member })
  await waitFor(async () => expect(await rowTo('/m/notice')).toHaveTextContent('99+'))
  const leadsTo = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(leadsTo.filter((path) => /webEmail|livechat/.test(path ?? ''))).toEqual([])
  expect([gateway.calls('inboxUnread'), gateway.calls('chatUnread')]).toEqual([[], []])
})

test('a gateway without mail and chat: their entries go, and no retry is offered', async () => {
  const absent = () => ({ errorCode: 'function.not.available', status: 404 })
  const gateway = serve({ inboxUnread: absent, chatUnread: absent, systemStatus: absent })
  await renderScreen(<MessagePage />, { at: '/m/messages', session: member, flags })
  await waitFor(() => expect(gateway.calls('chatUnread')).toHaveLength(1))
  await waitFor(() => {
    const leadsTo = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(leadsTo.filter((path) => /webEmail|livechat/.test(path ?? ''))).toEqual([])
  })
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
