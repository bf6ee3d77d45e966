import { promotionState } from '../testing/samples'
import { termsLines } from './terms-lines'

test.each([
  ['application: once, and how long a reward can be claimed', {}, ['once', 'claimDays']],
  ['check-in: once a day', { kind: 'CHECK_IN' }, ['daily']],
  ['unmet condition: it comes first', { action: 'none', unmet: 'verified' }, ['unmet', 'once', 'claimDays']],
  ['a high reward that is checked: it comes first', { state: 'APPROVED' }, ['waits', 'once', 'claimDays']],
  ['free rounds are named', { kind: 'PROMO_CODE', reward: 'rounds' }, ['rounds', 'once']],
] as const)('%s', (_, changes, lines) => {
  expect(termsLines(promotionState('p1', changes)).map(({ line }) => line)).toEqual(lines)
})
