import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { isSamePattern, matchesAddress, sharedAddress } from './routes-collide'

test.each<[string, string, string | null]>([
  ['/m/gameRecord', '/m/gameRecord', '/m/gameRecord'],
  ['/m/GameRecord', '/m/gameRecord', '/m/GameRecord'],
  ['/m/gameRecord/', '/m/gameRecord', '/m/gameRecord'],
  ['/m/:page', '/m/gameRecord', '/m/gameRecord'],
  ['/m/gameRecord', '/m/:page', '/m/gameRecord'],
  ['/m/game/:id', '/m/game/:code', '/m/game/any'],
  ['/m/:area/list', '/m/game/:view', '/m/game/list'],
  ['/m/*', '/m/gameRecord', '/m/gameRecord'],
  ['/m/play/*', '/m/play', '/m/play'],
  ['/m/play/*', '/m/play/:id/again', '/m/play/any/again'],
  ['/m/play/*', '/m/games', null],
  ['/m/gameRecord', '/m/gameRecords', null],
  ['/m/:page', '/m/gameRecord/list', null],
  ['/m/game/:id', '/m/games/:id', null],
])('%s and %s share the address %s', (one, other, address) => {
  expect(sharedAddress(one, other)).toBe(address)
})

const segment = fc.constantFrom('game', 'Game', 'record', ':id', ':Code')
const pattern = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '/', '/*'))
  .map(([segments, end]) => `/m/${segments.join('/')}${end}`)
const address = fc
  .tuple(fc.array(fc.constantFrom('game', 'GAME', 'record', 'x'), { maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => `/m/${segments.join('/')}${end}`)

test('two patterns collide exactly when the router matches one address with both', () => {
  fc.assert(
    fc.property(pattern, pattern, fc.array(address, { maxLength: 20 }), (one, other, addresses) => {
      const both = (path: string) => matchPath(one, path) !== null && matchPath(other, path) !== null
      const shared = sharedAddress(one, other)
      if (shared === null) expect(addresses.filter(both)).toEqual([])
      else expect([one, other, shared, both(shared)]).toEqual([one, other, shared, true])
    }),
    { numRuns: 500 },
  )
})

test('a pattern is the same in any case, with any slash at the end and any name of its parameter', () => {
  expect(isSamePattern('/m/Game/:id/', '/m/game/:code')).toBe(true)
  expect(isSamePattern('/m/:page', '/m/game')).toBe(false)
})

test('a pattern matches the addresses that the router matches with it, and no others', () => {
  const path = fc
    .tuple(
      fc.array(fc.constantFrom('game', 'GAME', 'record', ':id', '*', ''), { maxLength: 4 }),
      fc.constantFrom('', '/'),
    )
    .map(([segments, end]) => `/m/${segments.join('/')}${end}`)
  fc.assert(
    fc.property(pattern, path, (one, asked) => {
      expect([one, asked, matchesAddress(one, asked)]).toEqual([one, asked, matchPath(one, asked) !== null])
    }),
    { numRuns: 500 },
  )
})
