import { promotionState } from '../testing/samples'
import { timeLeftOf } from './time-left'

const now = Date.UTC(2026, 0, 10, 12)
const day = 86_400_000

test.each([
  ['long term', {}, null],
  ['ends in two and a half days', { endsAt: now + 2.5 * day }, 2],
  ['ends in an hour', { endsAt: now + day / 24 }, 0],
  [
    'a reward to claim ends before the promotion',
    { state: 'ISSUED', endsAt: now + 9 * day, claimUntil: now + 3 * day },
    3,
  ],
  ['ended', { endsAt: now }, null],
  ['claimed', { state: 'CLAIMED', endsAt: now + day }, null],
  ['closed', { state: 'CLOSED', endsAt: now + day }, null],
] as const)('%s: %s', (_title, parts, days) => {
  expect(timeLeftOf(promotionState('p', parts), now)?.days ?? null).toBe(days)
})
