import { holdOf, takenOf } from './bonus-taken'

const today = 1_781_000_000_000
const first = { id: 'welcome', every: 'first' } as const
const daily = { id: 'daily', every: 'day' } as const
const each = { id: 'each', every: 'deposit' } as const
const held = (state: 'PENDING' | 'REVIEW' | 'SETTLED', hold: string | null) => [{ hold: hold ?? '', state }]
const fresh = { hasDeposited: false, held: [] }

test.each([
  ['the first offer, of who never deposited', first, fresh, 'free'],
  ['the first offer, of who has deposited without it', first, { hasDeposited: true, held: [] }, 'used'],
  [
    'the first offer, with a deposit that waits',
    first,
    { hasDeposited: false, held: held('PENDING', holdOf(first, today)) },
    'held',
  ],
  [
    'another first offer, while one waits with the first deposit',
    { ...first, id: 'other' },
    { hasDeposited: false, held: held('REVIEW', holdOf(first, today)) },
    'held',
  ],
  ['a daily offer, of who has deposited', daily, { hasDeposited: true, held: [] }, 'free'],
  ['a daily offer, had today', daily, { hasDeposited: true, held: held('SETTLED', holdOf(daily, today)) }, 'used'],
  [
    'a daily offer, had yesterday',
    daily,
    { hasDeposited: true, held: held('SETTLED', holdOf(daily, today - 86_400_000)) },
    'free',
  ],
  [
    'another daily offer on the same day',
    { ...daily, id: 'evening' },
    { hasDeposited: true, held: held('SETTLED', holdOf(daily, today)) },
    'free',
  ],
  ['an offer of each deposit', each, { hasDeposited: true, held: held('SETTLED', 'deposit:1') }, 'free'],
] as const)('%s: %s', (_, offer, history, taken) => {
  expect(takenOf(offer, today, history)).toBe(taken)
})
