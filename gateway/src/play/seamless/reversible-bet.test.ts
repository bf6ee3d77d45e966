import { minor } from '@mosaic/contracts'
import { isReversible } from './reversible-bet'

const round = (state: 'OPEN' | 'SETTLED', stake: number, payout: number, returned = 0) => ({
  state,
  stake: minor(stake),
  payout: minor(payout),
  returned: minor(returned),
})
const own = (call: 'bet' | 'betwin', stake: number, win = 0) => ({ call, stake: minor(stake), win: minor(win) })

test.each([
  ['open round without a win: a bet is taken back', round('OPEN', 100, 0), own('bet', 100), true],
  ['open round with a win: a bet stays', round('OPEN', 100, 30), own('bet', 100), false],
  ['open round with its own win only: a betwin is taken back', round('OPEN', 100, 70), own('betwin', 100, 70), true],
  ['open round with another win: a betwin stays', round('OPEN', 100, 100), own('betwin', 100, 70), false],
  ['open round with another win and stake: a betwin stays', round('OPEN', 300, 100), own('betwin', 100, 70), false],
  ['closed round: a bet stays', round('SETTLED', 100, 0), own('bet', 100), false],
  ['closed round: a betwin is taken back', round('SETTLED', 300, 100), own('betwin', 100, 70), true],
  ['closed round: no win remains without a stake', round('SETTLED', 100, 100), own('betwin', 100, 70), false],
  ['stake was returned, and less remains: a betwin stays', round('SETTLED', 100, 0, 400), own('betwin', 500), false],
  [
    'stake was returned, and enough remains: a betwin stays',
    round('SETTLED', 800, 300, 200),
    own('betwin', 500, 300),
    false,
  ],
  ['less stake remains than the call took: it stays', round('SETTLED', 100, 0), own('betwin', 500), false],
])('%s', (_, state, mine, expected) => {
  expect(isReversible(state, mine)).toBe(expected)
})
