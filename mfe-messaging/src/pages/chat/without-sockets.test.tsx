import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storePending } from '../../chat/pending-storage'
import { renderScreen } from '../../testing/render-screen'
import ChatPage from './ChatPage'

class Throwing {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
/** As behind a network that lets no socket through. */
class Closing {
  onclose: (() => void) | null = null
  constructor() {
    setTimeout(() => this.onclose?.())
  }
  close() {
    this.onclose?.()
  }
}

const original = globalThis.WebSocket
afterEach(() => {
  Object.assign(globalThis, { WebSocket: original })
})

test.each([
  ['missing', undefined],
  ['throws', Throwing],
  ['never opens', Closing],
])('WebSocket %s: messages come and go by requests, once', async (_case, socket) => {
  Object.assign(globalThis, { WebSocket: socket })
  storePending('', [])
  const list: object[] = [
    {
      id: '00000000-0000-4000-8000-000000000001',
      seq: 1,
      author: 'house',
      name: 'Ana',
      text: 'Good day',
      picture: null,
      at: Date.UTC(2026, 0, 10, 12),
    },
  ]
  const gateway = fakeGateway({
    chatNews: ({ query }) => ({
      value: {
        ...{ staffed: true, more: false, typing: false, marks: { memberRead: 0, houseGot: 0, houseRead: 0 } },
        list: list.slice(Number(query.after ?? 0)),
      } as never,
    }),
    sendChatMessage: ({ body }) => {
      const { id, text } = body as { id: string; text: string }
      list.push({ id, seq: 2, author: 'member', name: '', text, picture: null, at: Date.UTC(2026, 0, 10, 12, 1) })
      return { value: { seq: 2 } as never }
    },
  })
  await renderScreen(<ChatPage />, { at: '/m/chat', session: { userName: 'player01', type: 0 } })
  expect(await screen.findByText('Good day', {}, { timeout: 15_000 })).toBeVisible()
  await userEvent.type(await screen.findByLabelText('Write a message'), 'Hello{Enter}')
  await waitFor(() => expect(screen.getByText(/Sent$/)).toBeVisible(), { timeout: 10_000 })
  expect(gateway.calls('sendChatMessage')).toHaveLength(1)
  expect(screen.getAllByRole('article')).toHaveLength(2)
})
