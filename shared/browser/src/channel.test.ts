/** @jest-environment jsdom */
import { openChannel, openStorageChannel } from './channel'

const channels = (value: unknown) =>
  Object.defineProperty(globalThis, 'BroadcastChannel', { value, configurable: true })
class Forbidden {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
const original = globalThis.BroadcastChannel
afterEach(() => channels(original))

test.each([
  ['missing', undefined],
  ['throwing', Forbidden],
])('BroadcastChannel %s: none', (_case, value) => {
  channels(value)
  expect(openChannel('x', () => undefined)).toBeNull()
})

test('a closed channel posts to nobody', () => {
  channels(
    class {
      postMessage() {
        throw new DOMException('Channel is closed', 'InvalidStateError')
      }
      close() {}
    },
  )
  const channel = openChannel('x', () => undefined)
  channel?.close()
  expect(() => channel?.post(1)).not.toThrow()
})

describe('channel by storage', () => {
  /** What another tab of the site would see. */
  const written = () => {
    const texts: string[] = []
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, text) => void texts.push(text))
    return { texts, end: () => write.mockRestore() }
  }
  const seen = (newValue: string | null, key = 'mosaic.channel.x') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

  test('two equal messages reach the other tab as two, and leave nothing behind', () => {
    const received = jest.fn()
    const sender = openStorageChannel('x', received)
    const { texts, end } = written()
    sender.post({ name: 'a' })
    sender.post({ name: 'a' })
    end()
    expect([received.mock.calls.length, new Set(texts).size, localStorage.length]).toEqual([0, 2, 0])
    for (const text of texts) seen(text)
    expect(received.mock.calls).toEqual([[{ name: 'a' }], [{ name: 'a' }]])
    sender.close()
    seen(texts[0] ?? null)
    expect(received).toHaveBeenCalledTimes(2)
  })

  test.each(['', '{"mess', '1', 'null', null])('foreign text %j is no message', (text) => {
    const received = jest.fn()
    const channel = openStorageChannel('x', received)
    seen(text)
    seen('{"message":1}', 'mosaic.channel.y')
    expect(received.mock.calls.filter(([message]) => message !== undefined)).toEqual([])
    channel.close()
  })
})
