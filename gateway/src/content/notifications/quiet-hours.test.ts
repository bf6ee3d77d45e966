import fc from 'fast-check'
import { quietUntil } from './quiet-hours'

const at = (text: string) => Date.parse(`2026-06-15T${text}:00Z`)
const over = { from: 22 * 60, to: 8 * 60 }
const noon = { from: 12 * 60, to: 13 * 60 }

test.each([
  ['21:59', over, null],
  ['22:00', over, '2026-06-16T08:00:00.000Z'],
  ['23:30', over, '2026-06-16T08:00:00.000Z'],
  ['00:00', over, '2026-06-15T08:00:00.000Z'],
  ['07:59', over, '2026-06-15T08:00:00.000Z'],
  ['08:00', over, null],
  ['12:30', noon, '2026-06-15T13:00:00.000Z'],
  ['13:00', noon, null],
  ['03:00', null, null],
])('at %s, with %j, the quiet time ends at %s', (time, hours, end) => {
  const until = quietUntil(at(time), hours, 'UTC')
  expect(until === null ? null : new Date(until).toISOString()).toBe(end)
})

test("the hours are of the merchant's zone", () => {
  expect(quietUntil(at('03:00'), over, 'America/Sao_Paulo')).toBe(at('11:00'))
  expect(quietUntil(at('03:00'), over, 'Asia/Bangkok')).toBeNull()
})

test.each([
  ['clocks go forward', '2026-03-08T04:30:00Z', over, 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['clocks go back', '2026-11-01T03:30:00Z', over, 'America/New_York', '2026-11-01T13:00:00.000Z'],
  [
    'end in the skipped hour',
    '2026-03-08T05:30:00Z',
    { from: 0, to: 150 },
    'America/New_York',
    '2026-03-08T07:00:00.000Z',
  ],
  [
    'end in the repeated hour',
    '2026-11-01T04:30:00Z',
    { from: 0, to: 90 },
    'America/New_York',
    '2026-11-01T05:30:00.000Z',
  ],
  ['half an hour forward', '2026-10-03T13:00:00Z', over, 'Australia/Lord_Howe', '2026-10-03T21:00:00.000Z'],
  ['midnight skipped', '2018-11-04T01:30:00Z', over, 'America/Sao_Paulo', '2018-11-04T10:00:00.000Z'],
])('%s: the quiet time ends by the wall clock', (_change, now, hours, timeZone, end) =>
  expect(new Date(quietUntil(Date.parse(now), hours, timeZone) ?? 0).toISOString()).toBe(end),
)

test('the end is the first minute that is not quiet, whatever the zone and its clock changes', () => {
  const minute = 60_000
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Europe/London', 'Pacific/Apia']
  const changes = ['2026-03-08', '2026-11-01', '2026-10-04', '2026-04-05', '2018-11-04', '2026-03-29', '2011-12-30']
  const scanned = (now: number, hours: typeof over, timeZone: string): number | null => {
    for (let at = now - (now % minute); ; at += minute)
      if (quietUntil(at, hours, timeZone) === null) return at === now - (now % minute) ? null : at
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...changes),
      fc.integer({ min: -1440, max: 1440 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 1439 }),
      (timeZone, change, offset, from, to) => {
        fc.pre(from !== to)
        const now = Date.parse(`${change}T00:00:00Z`) + offset * minute
        expect(quietUntil(now, { from, to }, timeZone)).toBe(scanned(now, { from, to }, timeZone))
      },
    ),
    { numRuns: 20 },
  )
})
