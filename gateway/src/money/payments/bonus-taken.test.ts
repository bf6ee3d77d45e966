import { reservationKey, takenOf } from './bonus-taken'

const today = 1_781_000_000_000
const first = { id: 'welcome', every: 'first' } as const
const daily = { id: 'daily', every: 'day' } as const
const each = { id: 'each', every: 'deposit' } as const
const reservations = (state: 'PENDING' | 'REVIEW' | 'SETTLED', key: string | null) => [{ key: key ?? '', state }]
const fresh = { hasDeposited: false, reservations: [] }

test.each([
  ['first offer, no deposit yet', first, fresh, 'free'],
  ['first offer, after a deposit without it', first, { hasDeposited: true, reservations: [] }, 'used'],
  [
    'first offer, reserved by an open deposit',
    first,
    { hasDeposited: false, reservations: reservations('PENDING', reservationKey(first, today)) },
    'held',
  ],
  [
    'another first offer, while an open deposit reserves one',
    { ...first, id: 'other' },
    { hasDeposited: false, reservations: reservations('REVIEW', reservationKey(first, today)) },
    'held',
  ],
  ['daily offer, after earlier deposits', daily, { hasDeposited: true, reservations: [] }, 'free'],
  [
    'daily offer, used today',
    daily,
    { hasDeposited: true, reservations: reservations('SETTLED', reservationKey(daily, today)) },
    'used',
  ],
  [
    'daily offer, used yesterday',
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
  ['offer for each deposit', each, { hasDeposited: true, reservations: reservations('SETTLED', 'deposit:1') }, 'free'],
] as const)('%s: %s', (_, offer, history, taken) => {
  expect(takenOf(offer, today, history)).toBe(taken)
})
