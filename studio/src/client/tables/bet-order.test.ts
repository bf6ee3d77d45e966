import { sumOf } from '../chips/amounts'
import { equalBets } from './bet-order'

const order = equalBets(['100', '200', '500'], '500', (stake) => [
  { choice: { pick: 'home', stake }, stake },
  { choice: { pick: 'away', stake }, stake },
])

test.each([
  ['1000', ['500', '500']],
  ['999', ['200', '200']],
  ['200', ['100', '100']],
  ['199', []],
  ['0', []],
])('two bets within %s: stakes %j', (balance, stakes) => {
  const covered = order.within(balance)
  expect(covered.map(({ stake }) => stake)).toEqual(stakes)
  expect(Number(sumOf(stakes))).toBeLessThanOrEqual(Number(balance))
})

test('the bets carry the stake in their choice too', () =>
  expect(order.within('250').map(({ choice }) => choice)).toEqual([
    { pick: 'home', stake: '100' },
    { pick: 'away', stake: '100' },
  ]))
