import { promotionState } from '../testing/samples'
import { highestOffer, overGames } from './site-claims'

const offer = (parts: Parameters<typeof promotionState>[1]) => promotionState('p', { currency: 'THB', ...parts })

test.each([
  ['none', [], null],
  ['the highest that is open', [offer({ amount: '20.00' }), offer({ amount: '777.00' })], 77_700n],
  ['one to come does not count', [offer({ amount: '20.00' }), offer({ amount: '777.00', state: 'COMING' })], 2_000n],
  ['one that is closed does not count', [offer({ amount: '777.00', state: 'CLOSED' })], null],
  ['a rain is shared by all', [offer({ kind: 'RED_RAIN', amount: '9000.00' })], null],
  ['another currency does not count', [offer({ amount: '20.00', currency: 'BRL' })], null],
])('bonus up to, %s', (_title, offers, most) => expect(highestOffer(offers, 'THB')).toBe(most))

test('in Brazil no bonus is advertised', () => {
  expect(highestOffer([promotionState('p', { currency: 'BRL', amount: '777.00' })], 'BRL')).toBeNull()
})

test.each([
  [0, null],
  [50, null],
  [51, 50],
  [600, 550],
  [601, 600],
  [649, 600],
])('%d games: over %s', (count, over) => expect(overGames(count)).toBe(over))
