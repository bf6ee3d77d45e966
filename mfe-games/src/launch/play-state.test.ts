import fc from 'fast-check'
import { nextPlayState, type PlayEvent, type PlayState } from './play-state'

const failure = { code: 'game.provider.unavailable', status: 503, traceId: null, fields: {} }
const admitted: PlayEvent = { kind: 'answered', admission: { kind: 'admitted', url: 'http://s/p', origin: 'http://s' } }
const run = (...events: PlayEvent[]): PlayState => events.reduce(nextPlayState, { kind: 'starting' })

describe('play screen', () => {
  test.each<[string, PlayEvent[], PlayState]>([
    [
      'an admitted answer runs, not yet ready',
      [admitted],
      { kind: 'running', url: 'http://s/p', origin: 'http://s', ready: false },
    ],
    [
      'the game says when it is ready',
      [admitted, { kind: 'ready' }],
      { kind: 'running', url: 'http://s/p', origin: 'http://s', ready: true },
    ],
    [
      'an address that is not approved is blocked',
      [{ kind: 'answered', admission: { kind: 'refused' } }],
      { kind: 'blocked' },
    ],
    ['a failure is shown', [{ kind: 'failed', failure }], { kind: 'failed', failure }],
    ['a lost game session offers a new start', [admitted, { kind: 'session-expired' }], { kind: 'expired' }],
    [
      'a late failure does not close a running game',
      [admitted, { kind: 'failed', failure }],
      { kind: 'running', url: 'http://s/p', origin: 'http://s', ready: false },
    ],
    [
      'a late answer does not revive a failed start',
      [{ kind: 'failed', failure }, admitted],
      { kind: 'failed', failure },
    ],
    ['a person starts again', [admitted, { kind: 'session-expired' }, { kind: 'start' }], { kind: 'starting' }],
  ])('%s', (_title, events, state) => {
    expect(run(...events)).toEqual(state)
  })

  test('without a new start there is never a second launch', () => {
    const event = fc.constantFrom<PlayEvent>(
      admitted,
      { kind: 'ready' },
      { kind: 'session-expired' },
      { kind: 'failed', failure },
      { kind: 'answered', admission: { kind: 'refused' } },
    )
    fc.assert(fc.property(fc.array(event), (events) => run(admitted, ...events).kind !== 'starting'))
  })
})
