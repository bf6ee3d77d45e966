/** @jest-environment jsdom */
import { loadSession, saveSession } from './stored-session'

afterEach(() => window.sessionStorage.clear())
const session = { sessionKey: 'key', launchToken: null, pending: null }

test('panels of bets survive a reload', () => {
  saveSession('SKYRISE_rocket-x', 'demo', { ...session, places: { one: 1, two: 2 } })
  expect(loadSession('SKYRISE_rocket-x', 'demo')?.places).toEqual({ one: 1, two: 2 })
})

test.each([[undefined], [null], ['two'], [{ one: 'first', two: 2 }]])(
  'stored panels %j: only numbers count',
  (places) => {
    window.sessionStorage.setItem('studio.seat.demo.X', JSON.stringify({ ...session, places }))
    expect(loadSession('X', 'demo')?.places).toEqual(typeof places === 'object' && places !== null ? { two: 2 } : {})
  },
)
