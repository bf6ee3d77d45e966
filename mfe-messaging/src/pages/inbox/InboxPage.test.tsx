import { bus } from '@mosaic/event-bus'
import { fakeGateway, type Answers } from '@mosaic/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import { inboxGateway, inboxMessage } from '../../testing/inbox-gateway'
import InboxUnread from '../../widgets/unread/InboxUnread'
import InboxPage from './InboxPage'

const member = { userName: 'player01', type: 0 }
const shown = (at = '/m/webEmail') => renderScreen(<InboxPage />, { at, session: member })
const row = (name: RegExp) => screen.findByRole('button', { name })
const unreadMarks = () => screen.queryAllByRole('img', { name: 'Unread' })
const sheet = (name: RegExp) => screen.findByRole('dialog', { name })

const messages = [
  inboxMessage('3', { kind: 'deposit.credited', amount: '50.00', currency: 'BRL' }),
  inboxMessage('2', { kind: 'password.changed' }),
  inboxMessage('1', { kind: 'operator', subject: 'Office hours', content: '<p>From nine to five</p>' }, true),
]
const serve = (extra: Partial<Answers> = {}, list = messages) => inboxGateway(list, extra)

describe('the inbox', () => {
  test('describes each event in words, newest first, with a mark on unread ones', async () => {
    serve()
    await shown()
    await row(/deposited/)
    const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('button')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^R\$\s?50\.00 deposited/),
      expect.stringMatching(/^Your password was changed/),
      expect.stringMatching(/^Office hours/),
    ])
    expect(unreadMarks()).toHaveLength(2)
  })

  test('a deposit with an unreadable amount: shown with a dash, never with zero', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    serve({}, [inboxMessage('1', { kind: 'deposit.credited', amount: '50.005', currency: 'BRL' })])
    await shown()
    await userEvent.click(await row(/^(Unread )?Amount could not be shown deposited/))
    const opened = within(await sheet(/^Amount could not be shown deposited/))
    expect(opened.getByText(/^Your deposit of/)).toHaveTextContent('Your deposit of — has arrived')
  })

  test('free rounds: number, stake, game and expiry', async () => {
    const rounds = { gameId: 'NOVA_fox', gameName: 'Golden Fox', rounds: 5, stake: '2.00', currency: 'BRL' } as const
    serve({}, [inboxMessage('1', { kind: 'free-rounds.granted', ...rounds, expiresAt: Date.UTC(2026, 10, 30, 12) })])
    await shown()
    await userEvent.click(await row(/Free rounds for you/))
    const opened = within(await sheet(/Free rounds for you/))
    expect(opened.getByText(/5 free rounds of R\$\s?2\.00 in Golden Fox, until .*2026/)).toBeInTheDocument()
  })

  test('opening one shows it, marks it here, then at the gateway', async () => {
    const gateway = serve()
    await shown()
    await userEvent.click(await row(/password was changed/))
    expect(
      within(await sheet(/password was changed/)).getByText(/every other device was logged out/),
    ).toBeInTheDocument()
    expect(gateway.calls('readMessage').map(({ body }) => body)).toEqual([{ id: '2' }])
    await waitFor(() => expect(gateway.calls('inbox').length).toBeGreaterThan(1))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(unreadMarks()).toHaveLength(1)
  })

  test('gateway refuses the mark: the message is unread again, without a retry', async () => {
    const gateway = serve({ readMessage: () => ({ errorCode: 'system.busy', status: 503 }) })
    await shown()
    await userEvent.click(await row(/password was changed/))
    await waitFor(() => expect(gateway.calls('inbox').length).toBeGreaterThan(1))
    await sheet(/password was changed/)
    const asked = gateway.calls('readMessage').length
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(gateway.calls('readMessage')).toHaveLength(asked)
  })

  test.each([
    ['of the list', '2', /password was changed/, /every other device/],
    ['that no page holds', '99', /new device/, /had not been used before/],
  ])('an address opens its message %s', async (_what, id, title, words) => {
    serve({}, [...messages, inboxMessage('99', { kind: 'device.new' })])
    await shown(`/m/webEmail?id=${id}`)
    expect(await within(await screen.findByRole('dialog')).findByText(words)).toBeInTheDocument()
    expect(await sheet(title)).toBeInTheDocument()
  })

  test('message about a limit: names its kind and leads to the limits', async () => {
    serve({}, [inboxMessage('1', { kind: 'limit.loosened', limit: 'loss', period: 'week' })])
    await shown('/m/webEmail?id=1')
    expect(await within(await screen.findByRole('dialog')).findByText(/losses, per week/)).toBeInTheDocument()
  })

  test.each([
    ['an unknown kind of message', { kind: 'of.tomorrow' }],
    ['a message without its values', { kind: 'phone.bound' }],
    ['a limit of an unknown kind', { kind: 'limit.loosened', limit: 'of.tomorrow', period: 'day' }],
  ])('%s: shown as news of the account', async (_what, message) => {
    serve({}, [{ inboxId: '1', read: true, sendTime: 0, ...message } as never])
    await shown()
    await userEvent.click(await row(/News about your account/))
    expect(await screen.findByText('Reload the page to read this message.')).toBeInTheDocument()
  })

  test('an address of a message that is not there says so', async () => {
    serve()
    await shown('/m/webEmail?id=77')
    expect(await within(await sheet(/^Message$/)).findByText('This message is no longer here')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await row(/deposited/)).toBeInTheDocument()
  })

  test('deleting asks first, and only a yes deletes', async () => {
    const gateway = serve()
    await shown('/m/webEmail?id=3')
    const remove = async () => userEvent.click(within(await sheet(/deposited/)).getByRole('button', { name: 'Delete' }))
    await remove()
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete this message?' })).getByRole('button', {
        name: 'Cancel',
      }),
    )
    expect(gateway.calls('deleteMessage')).toHaveLength(0)
    await remove()
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /deposited/ })).not.toBeInTheDocument())
    expect(gateway.calls('deleteMessage').map(({ body }) => body)).toEqual([{ inboxIds: '3' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('failed deletion: the message stays; deleted in another tab: it is gone', async () => {
    let code = 'system.busy'
    serve({ deleteMessage: () => ({ errorCode: code }) })
    await shown('/m/webEmail?id=3')
    const removeAndConfirm = async () => {
      await userEvent.click(within(await sheet(/deposited/)).getByRole('button', { name: 'Delete' }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    }
    await removeAndConfirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await sheet(/deposited/)).toBeInTheDocument()
    code = 'not.found'
    await removeAndConfirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('all are marked as read up to the newest that is shown', async () => {
    const gateway = serve()
    await shown()
    await row(/deposited/)
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(unreadMarks()).toHaveLength(0)
    expect(gateway.calls('readMessage').map(({ body }) => body)).toEqual([{ id: '3', older: true }])
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  })

  test('empty inbox: says so; failed call: a retry is offered', async () => {
    serve({}, [])
    const first = await shown()
    expect(await screen.findByText('No messages')).toBeInTheDocument()
    first?.unmount()
    let broken = true
    fakeGateway({
      inbox: () => (broken ? 'offline' : { value: { content: messages, pageNum: 1, totalPages: 1, totalCount: 3 } }),
    })
    await renderScreen(<InboxPage />, { at: '/m/webEmail', session: member })
    const again = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await userEvent.click(again)
    expect(await row(/deposited/)).toBeInTheDocument()
  })
})

describe('the unread count of the inbox', () => {
  test('the menus get the gateway’s count, and 0 after the logout', async () => {
    serve({ inboxUnread: () => ({ value: 120 }) })
    const view = await renderScreen(<InboxUnread />, { session: member })
    await waitFor(() => expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 120 }))
    view?.unmount()
    expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 0 })
  })

  test('trial account: no call', async () => {
    const gateway = serve()
    await renderScreen(<InboxUnread />, { session: { userName: 'trial01', type: 4 } })
    await waitFor(() => expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 0 }))
    expect(gateway.calls('inboxUnread')).toHaveLength(0)
  })

  test('a deposit, or a change in another tab: counted again', async () => {
    let count = 1
    const gateway = serve({ inboxUnread: () => ({ value: count }) })
    await renderScreen(<InboxUnread />, { session: member })
    await waitFor(() => expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 1 }))
    count = 2
    act(() => bus.emit('deposit.settled@1', { depositId: 'd', amount: '1.00', currency: 'BRL' }))
    await waitFor(() => expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 2 }))
    const asked = gateway.calls('inboxUnread').length
    count = 0
    act(() => bus.emit('inbox.unread.changed@1', { count: 0 }))
    await waitFor(() => expect(gateway.calls('inboxUnread').length).toBeGreaterThan(asked))
  })

  test('opening an unread message lowers it at once', async () => {
    serve()
    await renderScreen(
      <>
        <InboxUnread />
        <InboxPage />
      </>,
      { at: '/m/webEmail', session: member },
    )
    await waitFor(() => expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 2 }))
    await userEvent.click(await row(/deposited/))
    await waitFor(() => expect(bus.last('inbox.unread.changed@1')).toEqual({ count: 1 }))
  })
})
