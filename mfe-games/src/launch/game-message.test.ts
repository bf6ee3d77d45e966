import fc from 'fast-check'
import { readGameMessage } from './game-message'

const frame = { name: 'the frame' }
const origin = 'http://localhost:4002'
const expected = { origin, frame }
const onMessage = (data: unknown) => readGameMessage({ origin, source: frame, data }, expected)

describe('messages of the game', () => {
  test.each([
    [{ type: 'mosaic.game.ready' }, { kind: 'ready' }],
    [
      { type: 'mosaic.game.round.settled', roundId: 'r1' },
      { kind: 'round-settled', roundId: 'r1' },
    ],
    [{ type: 'mosaic.game.session-expired' }, { kind: 'session-expired' }],
    [{ type: 'mosaic.game.exit' }, { kind: 'exit' }],
    [{ type: 'relogin' }, null],
    ['mosaic.game.exit', null],
    [null, null],
  ])('%j is read as %j', (data, message) => {
    expect(onMessage(data)).toEqual(message)
  })

  test('the same message from another origin, another window or no window: ignored', () => {
    const data = { type: 'mosaic.game.exit' }
    expect(readGameMessage({ origin: 'http://evil.example', source: frame, data }, expected)).toBeNull()
    expect(readGameMessage({ origin, source: { name: 'the frame' }, data }, expected)).toBeNull()
    expect(readGameMessage({ origin, source: null, data }, { origin, frame: null })).toBeNull()
  })

  test('reading any message of a game never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        onMessage(data)
        return true
      }),
    )
  })
})
