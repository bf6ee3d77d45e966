import { reservationKey, takenOf } from './bonus-taken'

const today = 1_781_000_000_000
const first = { id: 'welcome', every: 'first' } as const
const daily = { id: 'daily', every: 'day' } as const
const each = { id: 'each', every: 'deposit' } as const
const reservations = (state: 'PENDING' | 'REVIEW' | 'SETTLED', key: string | null) => [{ key: key ?? '', state }]
const fresh = { hasDeposited: false, reservations: [] }

test.each([
  ['the first offer, of who never deposited', first, fresh, 'free'],
  ['the first offer, of who has deposited without it', first, { hasDeposited: true, reservations: [] }, 'used'],
  [
    'the first offer, with a deposit that waits',
    first,
    { hasDeposited: false, reservations: reservations('PENDING', reservationKey(first, today)) },
    'held',
  ],
  [
    'another first offer, while one waits with the first deposit',
    { ...first, id: 'other' },
    { hasDeposited: false, reservations: reservations('REVIEW', reservationKey(first, today)) },
    'held',
  ],
  ['a daily offer, of who has deposited', daily, { hasDeposited: true, reservations: [] }, 'free'],
  [
    'a daily offer, had today',
    daily,
    { hasDeposited: true, reservations: reservations('SETTLED', reservationKey(daily, today)) },
    'used',
  ],
  [
    'a daily offer, had yesterday',
    daily,
    { hasDeposited: true, reservations: reservations('SETTLED', reservationKey(daily, today - 86_400_000)) },
    'free',
  ],
  [
    'another daily offer on the same day',
    { ...daily, id: 'evening' },
    { hasDeposited: true, reservations: reservations('SETTLED', reservationKey(daily, today)) },
    'free',
  ],
  [
    'an offer of each deposit',
    each,
    { hasDeposited: true, reservations: reservations('SETTLED', 'deposit:1') },
    'free',
  ],
] as const)('%s: %s', (_, offer, history, taken) => {
  expect(takenOf(offer, today, history)).toBe(taken)
})
