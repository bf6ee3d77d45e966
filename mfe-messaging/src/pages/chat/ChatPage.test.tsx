import type { ChatClientFrame, ChatMessage, ChatServerFrame } from '@mosaic/contracts'
import { sessionStore } from '@mosaic/session'
import { fakeGateway } from '@mosaic/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storePending } from '../../chat/pending-storage'
import { renderScreen } from '../../testing/render-screen'
import ChatPage from './ChatPage'

/** The other end of the page's socket. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: ChatClientFrame[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ChatClientFrame)
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  deliver(frame: ChatServerFrame) {
    act(() => this.onmessage?.({ data: JSON.stringify(frame) }))
  }
  open() {
    this.readyState = 1
    act(() => this.onopen?.())
    this.deliver({ kind: 'welcome', staffed: true, more: false })
  }
}

const original = globalThis.WebSocket
beforeEach(() => {
  FakeSocket.all = []
  storePending('', [])
  Object.assign(globalThis, { WebSocket: FakeSocket })
  fakeGateway({})
})
afterEach(() => {
  Object.assign(globalThis, { WebSocket: original })
})

const newest = () => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket
const said = (seq: number, text: string, message: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  ...{ seq, author: 'house', name: 'Ana', text, picture: null, at: Date.UTC(2026, 0, 10, 12) },
  ...message,
})
const shown = async (userName = 'player01', at = '/m/chat') => {
  const before = FakeSocket.all.length
  const view = await renderScreen(<ChatPage />, { at, session: { userName, type: 0 } })
  await waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(before))
  return view
}
const texts = () => screen.getAllByRole('article').map((article) => article.textContent)
const ofKind = <K extends ChatClientFrame['kind']>(kind: K) =>
  newest().sent.filter((frame): frame is Extract<ChatClientFrame, { kind: K }> => frame.kind === kind)

test('a message written offline is sent once by the next connection, under its id', async () => {
  await shown()
  newest().open()
  await userEvent.type(await screen.findByLabelText('Write a message'), 'Hello{Enter}')
  const [first] = ofKind('say')
  expect(first?.text).toBe('Hello')
  act(() => newest().close())
  expect(await screen.findByText('No connection. Your messages go out when you are back.')).toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  newest().open()
  expect(ofKind('hello')).toEqual([expect.objectContaining({ after: 0 })])
  expect(ofKind('say').map(({ id }) => id)).toEqual([first?.id])
  newest().deliver({ kind: 'messages', list: [said(1, 'Hello', { id: first?.id ?? '', author: 'member', name: '' })] })
  expect(texts()).toHaveLength(1)
  expect(screen.getByText(/Sent$/)).toBeInTheDocument()
})

test('an unconfirmed message is sent once per connection, however many follow it', async () => {
  await shown()
  newest().open()
  const field = await screen.findByLabelText('Write a message')
  for (const text of ['one', 'two', 'three']) await userEvent.type(field, `${text}{Enter}`)
  expect(ofKind('say').map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  act(() => void window.dispatchEvent(new Event('online')))
  newest().open()
  expect(ofKind('say').map(({ text }) => text)).toEqual(['one', 'two', 'three'])
})

test('a message unconfirmed at the end of page or session is sent by the member’s next page, under its id', async () => {
  const view = await shown()
  newest().open()
  await userEvent.type(await screen.findByLabelText('Write a message'), 'Hello{Enter}')
  const [first] = ofKind('say')
  view?.unmount()
  const stranger = await shown('player02')
  newest().open()
  expect(ofKind('say')).toEqual([])
  stranger?.unmount()
  // The state after the end of a session.
  sessionStorage.clear()
  await shown()
  newest().open()
  expect(ofKind('say')).toEqual([first])
  newest().deliver({ kind: 'messages', list: [said(1, 'Hello', { id: first?.id ?? '', author: 'member', name: '' })] })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Hello')
})

test('messages are shown once and in order, and the next connection continues after the last one', async () => {
  await shown()
  newest().open()
  newest().deliver({ kind: 'messages', list: [said(1, 'one'), said(2, 'two')] })
  newest().deliver({ kind: 'messages', list: [said(2, 'two'), said(3, 'three')] })
  expect(texts().map((text) => /one|two|three/.exec(text ?? '')?.[0])).toEqual(['one', 'two', 'three'])
  expect(ofKind('read').map(({ seq }) => seq)).toContain(3)
  act(() => void window.dispatchEvent(new Event('online')))
  act(() => newest().onopen?.())
  expect(ofKind('hello')).toEqual([expect.objectContaining({ after: 3 })])
})

test('a message that the gateway refuses can be sent again', async () => {
  await shown()
  newest().open()
  await userEvent.type(await screen.findByLabelText('Write a message'), 'Hello{Enter}')
  const id = ofKind('say')[0]?.id ?? ''
  newest().deliver({ kind: 'refused', code: 'rate.limited', id })
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent. Try again' }))
  expect(ofKind('say').map((frame) => frame.id)).toEqual([id, id])
})

test('shows that the operator types or is absent', async () => {
  await shown()
  newest().open()
  newest().deliver({ kind: 'typing' })
  expect(screen.getByText('Customer service is typing…')).toBeInTheDocument()
  newest().deliver({ kind: 'messages', list: [said(1, 'Here I am')] })
  newest().deliver({ kind: 'welcome', staffed: false, more: false })
  expect(screen.getByText(/Nobody is here right now/)).toBeInTheDocument()
  newest().deliver({ kind: 'staffed', staffed: true })
  expect(screen.queryByText(/Nobody is here right now/)).not.toBeInTheDocument()
})

test('a picture that is not of our own gateway is not shown', async () => {
  await shown()
  newest().open()
  const at = (url: string) => ({ url, width: 10, height: 10 })
  newest().deliver({
    kind: 'messages',
    list: [
      said(1, '', { picture: at('https://evil.test/a.png') }),
      said(2, '', { picture: at('/wps/chat/picture/file/abc') }),
    ],
  })
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['/wps/chat/picture/file/abc'])
})

test.each([
  ['/m/message?x=1', '/m/message?x=1'],
  ['/m/../..//evil.test', '/m/home'],
  ['//evil.test', '/m/home'],
  ['https://evil.test/', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
])('a chat with the return address %s returns to %s', async (backUrl, place) => {
  await shown('player01', `/m/chat?backUrl=${encodeURIComponent(backUrl)}`)
  newest().open()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('place')).toHaveTextContent(place)
})

test.each([{ keyCode: 229 }, { keyCode: 13, isComposing: true }])(
  'Enter that ends an input method (%j): nothing is sent',
  async (key) => {
    await shown()
    newest().open()
    const field = screen.getByRole('textbox')
    const said = () => newest().sent.filter(({ kind }) => kind === 'say')
    await userEvent.type(field, 'にほん')
    fireEvent.keyDown(field, { key: 'Enter', ...key })
    expect(said()).toHaveLength(0)
    expect(field).toHaveValue('にほん')
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(said()).toHaveLength(1)
  },
)

describe('chat of a guest', () => {
  const shownToGuest = async (openGuestChat = () => ({ value: { done: true as const } })) => {
    const gateway = fakeGateway({ openGuestChat })
    await renderScreen(<ChatPage />, { at: '/m/chat' })
    await waitFor(() => expect(gateway.calls('openGuestChat')).toHaveLength(1))
    return gateway
  }
  const connected = (times: number) => waitFor(() => expect(FakeSocket.all).toHaveLength(times))

  test('the browser gets its cookie first; the first frame has no token; there is a warning and no pictures', async () => {
    await shownToGuest()
    await connected(1)
    newest().open()
    expect(ofKind('hello')).toEqual([expect.objectContaining({ token: '', after: 0 })])
    expect(screen.getByText(/You are writing as a guest/)).toBeVisible()
    expect(screen.queryByLabelText('Send a picture')).not.toBeInTheDocument()
    await userEvent.type(await screen.findByLabelText('Write a message'), 'I cannot log in{Enter}')
    expect(ofKind('say').map(({ text }) => text)).toEqual(['I cannot log in'])
  })

  test('a chat that is over is opened anew, once: a browser without cookies is told so', async () => {
    const gateway = await shownToGuest()
    await connected(1)
    newest().open()
    newest().deliver({ kind: 'refused', code: 'chat.guest.unknown' })
    await connected(2)
    expect(gateway.calls('openGuestChat')).toHaveLength(2)
    act(() => {
      newest().readyState = 1
      newest().onopen?.()
    })
    newest().deliver({ kind: 'refused', code: 'chat.guest.unknown' })
    expect(await screen.findByText(/This browser keeps no cookies/)).toBeVisible()
    expect(gateway.calls('openGuestChat')).toHaveLength(2)
  })

  test('too many new guests behind one address: the reason is shown, no socket is opened', async () => {
    const gateway = fakeGateway({ openGuestChat: () => ({ errorCode: 'rate.limited', status: 429 }) })
    await renderScreen(<ChatPage />, { at: '/m/chat' })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect([FakeSocket.all.length, gateway.calls('openGuestChat').length]).toEqual([0, 1])
  })

  test('a session that is being restored: no guest’s chat opens, so nothing typed is lost', async () => {
    act(() => sessionStore.setState({ session: null, role: 'guest', restoring: true }))
    const gateway = fakeGateway({ openGuestChat: () => ({ value: { done: true } }) })
    await renderScreen(<ChatPage />, { at: '/m/chat' })
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    act(() => sessionStore.setState({ restoring: false }))
    expect(await screen.findByRole('textbox')).toBeVisible()
    expect(gateway.calls('openGuestChat')).toHaveLength(1)
  })

  test('a login while the chat is open: the member’s page shows nothing of the guest', async () => {
    await shownToGuest()
    await connected(1)
    newest().open()
    newest().deliver({ kind: 'messages', list: [said(1, 'to the guest')] })
    expect(screen.getByText('to the guest')).toBeVisible()
    act(() =>
      sessionStore.setState({
        session: { token: 't', userName: 'player01', type: 0, merchantCode: 'aurora', firstTimeLogin: false },
        role: 'member',
      }),
    )
    await connected(2)
    newest().open()
    expect(screen.queryByText('to the guest')).not.toBeInTheDocument()
    expect(ofKind('hello')).toEqual([expect.objectContaining({ token: 't', after: 0 })])
  })
})

/** A chat that is reached by requests alone; a message is stored once under its id. */
const chatByRequests = () => {
  const list: ChatMessage[] = []
  let broken = false
  const gateway = fakeGateway({
    openGuestChat: () => ({ value: { done: true } }),
    chatNews: ({ query }) =>
      broken
        ? { raw: '<html>portal</html>' }
        : {
            value: {
              staffed: true,
              more: false,
              typing: false,
              list: list.filter(({ seq }) => seq > Number(query.after)),
              marks: { memberRead: 0, houseGot: 0, houseRead: 0 },
            },
          },
    sendChatMessage: ({ body }) => {
      const { id, text } = body as { id: string; text: string }
      if (!list.some((message) => message.id === id))
        list.push(said(list.length + 1, text, { id, author: 'member', name: '' }))
      return broken ? { raw: '{"success":true,"va' } : { value: { seq: list.length } }
    },
    markChatRead: () => ({ value: { done: true } }),
  })
  return {
    gateway,
    list,
    setBroken: (now: boolean) => {
      broken = now
    },
  }
}
class ForbiddenSocket {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
class ClosedSocket extends FakeSocket {
  constructor() {
    super()
    queueMicrotask(() => this.close())
  }
}

describe('chat without sockets', () => {
  test.each([
    ['missing', undefined],
    ['forbidden', ForbiddenSocket],
    ['closed by the network', ClosedSocket],
  ])('socket %s: messages go by requests', async (_case, socket) => {
    Object.assign(globalThis, { WebSocket: socket })
    const { gateway, list } = chatByRequests()
    list.push(said(1, 'Good day'))
    await renderScreen(<ChatPage />, { at: '/m/chat', session: { userName: 'player01', type: 0 } })
    expect(await screen.findByText('Good day', undefined, { timeout: 15_000 })).toBeVisible()
    const field = await screen.findByLabelText('Write a message')
    for (const text of ['one', 'two']) await userEvent.type(field, `${text}{Enter}`)
    expect(await screen.findByText('two')).toBeVisible()
    await waitFor(() => expect(list.map(({ text }) => text)).toEqual(['Good day', 'one', 'two']))
    await waitFor(() => expect(texts()).toHaveLength(3))
    expect(gateway.calls('sendChatMessage')).toHaveLength(2)
  })

  test.each([
    ['a guest says so', undefined, 'guest'],
    ['a member never does', { userName: 'player01', type: 0 } as const, undefined],
  ])('%s with every request', async (_who, session, visitor) => {
    Object.assign(globalThis, { WebSocket: undefined })
    const { gateway } = chatByRequests()
    await renderScreen(<ChatPage />, { at: '/m/chat', ...(session && { session }) })
    await userEvent.type(await screen.findByLabelText('Write a message'), 'Hello{Enter}')
    await waitFor(() => expect(gateway.calls('sendChatMessage')).toHaveLength(1))
    expect(gateway.calls('chatNews').map(({ query }) => query.visitor)).toContain(visitor)
    expect(gateway.calls('sendChatMessage')[0]?.body).toEqual({
      id: expect.any(String) as string,
      text: 'Hello',
      picture: null,
      ...(visitor && { visitor }),
    })
  })

  test('an answer that cannot be read: the message goes again under its id, once', async () => {
    Object.assign(globalThis, { WebSocket: undefined })
    const { list, setBroken } = chatByRequests()
    await renderScreen(<ChatPage />, { at: '/m/chat', session: { userName: 'player01', type: 0 } })
    const field = await screen.findByLabelText('Write a message')
    await screen.findByRole('button', { name: 'Send' })
    setBroken(true)
    await userEvent.type(field, 'Hello{Enter}')
    expect(
      await screen.findByText('No connection. Your messages go out when you are back.', undefined, { timeout: 15_000 }),
    ).toBeInTheDocument()
    setBroken(false)
    expect(await screen.findByText(/Sent$/, undefined, { timeout: 15_000 })).toBeInTheDocument()
    expect(list.map(({ text }) => text)).toEqual(['Hello'])
  })
})
