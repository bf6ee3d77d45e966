/** @jest-environment jsdom */
import { storeIntent, takeIntent } from './guest-intent'

const game = { gameId: 'a', nodeId: 'n', vassalage: 'KUMIKO' }
const key = 'mosaic.games.wanted'

test('an intent is returned once', () => {
  storeIntent(game, 0)
  expect(takeIntent(1000)).toEqual(game)
  expect(takeIntent(1000)).toBeNull()
})

test('an intent older than half an hour: ignored', () => {
  storeIntent(game, 0)
  expect(takeIntent(31 * 60_000)).toBeNull()
})

test.each(['', '{', '7', '{"at":0}', '{"gameId":7,"nodeId":"n","vassalage":"","at":0}'])(
  'invalid intent: ignored: %s',
  (text) => {
    sessionStorage.setItem(key, text)
    expect(takeIntent(0)).toBeNull()
  },
)
