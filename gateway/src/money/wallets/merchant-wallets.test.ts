import { routeOf } from './merchant-wallets'

const wallets = [
  { code: 'ARENUM', name: 'Arenum' },
  { code: 'VERITAS', name: 'Veritas' },
]

test.each([
  ['main', 'vendor:ARENUM', { vendor: 'ARENUM', direction: 'IN' }],
  ['vendor:VERITAS', 'main', { vendor: 'VERITAS', direction: 'OUT' }],
  ['vendor:VERITAS', 'vendor:ARENUM', null],
  ['main', 'main', null],
  ['main', 'ARENUM', null],
  ['main', 'vendor:OTHER', null],
  ['locked', 'vendor:ARENUM', null],
  ['vendor:ARENUM', 'locked', null],
])('route from %s to %s: %j', (from, to, route) => {
  expect(routeOf(wallets, from, to)).toEqual(route)
})
