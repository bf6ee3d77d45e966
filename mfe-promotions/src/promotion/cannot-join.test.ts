import { promotionState } from '../testing/samples'
import { cannotJoin } from './cannot-join'

test.each([
  ['open, with a button: nothing', {}, null],
  ['a condition is not met: it', { action: 'none', unmet: 'vipLeast' }, 'vipLeast'],
  [
    'it counts by itself, a condition is not met: it',
    { label: 'inProcess', action: 'none', unmet: 'customers' },
    'customers',
  ],
  ['open, and nothing is left for the member: received', { action: 'none' }, 'received'],
  ['claimed: nothing', { label: 'claimed', action: 'none' }, null],
  ['a mission to play for: nothing', { label: 'inProcess', action: 'play' }, null],
] as const)('%s', (_, changes, reason) => {
  expect(cannotJoin(promotionState('p1', changes))).toBe(reason)
})
