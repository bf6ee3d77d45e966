import { bus } from '@mosaic/event-bus'
import { fakeGateway } from '@mosaic/testing'
import { toast } from '@mosaic/ui'
import { waitFor } from '@testing-library/react'
import { followNews } from './follow-news'

const followed = new Map<string, (version: string | null) => void>()
jest.mock('@mosaic/live', () => ({
  followTopic: (topic: string, handlers: (version: string | null) => void) => {
    followed.set(topic, handlers)
    return () => followed.delete(topic)
  },
}))
jest.mock('@mosaic/ui', () => ({ ...jest.requireActual<object>('@mosaic/ui'), toast: jest.fn() }))

const texts = { inbox: 'a message', notices: 'a notice', chat: 'an answer' }
let stop = () => undefined as void
const follow = (flags: { hasMail?: boolean; hasChat?: boolean } = {}) => {
  stop = followNews({ hasMail: true, hasChat: true, texts, ...flags })
}
const toasts = () => jest.mocked(toast).mock.calls.map(([text]) => text)
beforeEach(() => {
  jest.mocked(toast).mockClear()
  window.history.replaceState(null, '', '/m/home')
})
afterEach(() => stop())

test('an answer in the chat: counted and announced as soon as the stream reports it', async () => {
  let unReadCount = 1
  const gateway = fakeGateway({ chatUnread: () => ({ value: { unReadCount } }) })
  follow()
  await waitFor(() => expect(gateway.calls('chatUnread')).toHaveLength(1))
  unReadCount = 2
  followed.get('chat')?.('7.1')
  await waitFor(() => expect(toasts()).toEqual(['an answer']))
  expect(gateway.calls('chatUnread')).toHaveLength(2)
})

test('a higher count of messages or notices is announced; the first count and a lower one are not', () => {
  fakeGateway({})
  bus.emit('inbox.unread.changed@1', { count: 2 })
  follow({ hasChat: false })
  for (const count of [2, 3, 1]) bus.emit('inbox.unread.changed@1', { count })
  for (const count of [0, 1]) bus.emit('notices.unread.changed@1', { count })
  expect(toasts()).toContain('a message')
  expect(toasts().filter((text) => text === 'a message')).toHaveLength(1)
})

test('a merchant without mail and chat follows only notices, and none after the end', () => {
  fakeGateway({})
  follow({ hasMail: false, hasChat: false })
  expect([...followed.keys()]).toEqual(['notices'])
  stop()
  expect([...followed.keys()]).toEqual([])
})
