/** @jest-environment jsdom */
import { downConverter } from '@mosaic/contracts'
import { createEventBus, type Mirror } from './event-bus'

const pairOfMirrors = () => {
  const listeners: ((message: unknown) => void)[][] = [[], []]
  const make =
    (own: 0 | 1): Mirror =>
    (hear) => {
      listeners[own]?.push(hear)
      return {
        post: (message) =>
          listeners[own === 0 ? 1 : 0]?.forEach((listener) => listener(JSON.parse(JSON.stringify(message)))),
        close: () => listeners[own]?.splice(0),
      }
    }
  return [make(0), make(1)] as const
}
const ignore = () => undefined

describe('event bus', () => {
  test('a late listener of a replayed event receives the last payload immediately', () => {
    const bus = createEventBus(null, ignore)
    bus.emit('notices.unread.changed@1', { count: 3 })
    const received: number[] = []
    bus.on('notices.unread.changed@1', ({ count }) => received.push(count))
    expect(received).toEqual([3])
  })

  test('a late listener of an ordinary event receives nothing old', () => {
    const bus = createEventBus(null, ignore)
    bus.emit('games.round.settled@1', { roundId: 'r1' })
    const listener = jest.fn()
    bus.on('games.round.settled@1', listener)
    expect(listener).not.toHaveBeenCalled()
  })

  test('a listener that throws does not keep the others from hearing', () => {
    const failures: string[] = []
    const bus = createEventBus(null, (_error, name) => failures.push(name))
    const second = jest.fn()
    bus.on('theme.changed@1', () => {
      throw new Error('broken listener')
    })
    bus.on('theme.changed@1', second)
    bus.emit('theme.changed@1', { theme: 'light' })
    expect(second).toHaveBeenCalledWith({ theme: 'light' })
    expect(failures).toEqual(['theme.changed@1'])
  })

  test('after unsubscribing no event is received', () => {
    const bus = createEventBus(null, ignore)
    const listener = jest.fn()
    bus.on('theme.changed@1', listener)()
    bus.emit('theme.changed@1', { theme: 'dark' })
    expect(listener).not.toHaveBeenCalled()
  })

  test('mirrored events reach the other tab once and do not echo', () => {
    const [mirrorA, mirrorB] = pairOfMirrors()
    const tabA = createEventBus(mirrorA, ignore)
    const tabB = createEventBus(mirrorB, ignore)
    const receivedByA = jest.fn()
    const receivedByB = jest.fn()
    tabA.on('session.changed@1', receivedByA)
    tabB.on('session.changed@1', receivedByB)
    tabA.emit('session.changed@1', { role: 'member', userName: 'player01' })
    expect(receivedByA).toHaveBeenCalledTimes(1)
    expect(receivedByB).toHaveBeenCalledTimes(1)
    expect(tabB.last('session.changed@1')).toEqual({ role: 'member', userName: 'player01' })
  })

  test('failures of a remote stay in their own tab', () => {
    const [mirrorA, mirrorB] = pairOfMirrors()
    const tabA = createEventBus(mirrorA, ignore)
    const receivedByB = jest.fn()
    createEventBus(mirrorB, ignore).on('remote.failed@1', receivedByB)
    tabA.emit('remote.failed@1', { remote: 'x', module: './Page', release: '1', failure: 'network' })
    expect(receivedByB).not.toHaveBeenCalled()
  })

  test('a foreign message on the channel is ignored', () => {
    const [mirrorA, mirrorB] = pairOfMirrors()
    const received = jest.fn()
    createEventBus(mirrorA, ignore).on('session.changed@1', received)
    const other = mirrorB(ignore)
    other.post({ name: 'session.destroyed@9', payload: {} })
    other.post(null)
    other.post('session.changed@1')
    expect(received).not.toHaveBeenCalled()
  })

  describe('two versions of an event', () => {
    // No real event has two versions: one event stands for the newer version, another for the older.
    const newer = 'deposit.settled@1'
    const older = 'games.round.settled@1'
    const converters = [downConverter(newer, older, ({ depositId }) => ({ roundId: depositId }))]
    const payload = { depositId: 'r1', amount: '1.00', currency: 'BRL' }

    test('a listener of the older version receives the newer one through its down-converter', () => {
      const bus = createEventBus(null, ignore, converters)
      const old = jest.fn()
      const current = jest.fn()
      bus.on(older, old)
      bus.on(newer, current)
      bus.emit(newer, payload)
      expect(old.mock.calls).toEqual([[{ roundId: 'r1' }]])
      expect(current.mock.calls).toEqual([[payload]])
    })

    test('an older emitter does not reach listeners of a newer version', () => {
      const bus = createEventBus(null, ignore, converters)
      const current = jest.fn()
      bus.on(newer, current)
      bus.emit(older, { roundId: 'r1' })
      expect(current).not.toHaveBeenCalled()
    })

    test('listeners of the older one in other tabs hear it in their words', () => {
      const [mirrorA, mirrorB] = pairOfMirrors()
      const old = jest.fn()
      createEventBus(mirrorB, ignore, converters).on(older, old)
      createEventBus(mirrorA, ignore, converters).emit(newer, payload)
      expect(old.mock.calls).toEqual([[{ roundId: 'r1' }]])
    })
  })
})
