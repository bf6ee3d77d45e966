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
  [
    'the only minute that is not quiet comes after the change',
    '2026-03-28T23:01:17Z',
    { from: 0, to: 1439 },
    'Europe/Madrid',
    '2026-03-29T21:59:00.000Z',
  ],
  ['midnight skipped', '2018-11-04T01:30:00Z', over, 'America/Sao_Paulo', '2018-11-04T10:00:00.000Z'],
])('%s: the quiet time ends by the wall clock', (_change, now, hours, timeZone, end) =>
  expect(new Date(quietUntil(Date.parse(now), hours, timeZone) ?? 0).toISOString()).toBe(end),
)

describe('the end is the first minute that is not quiet, whatever the zone and its clock changes', () => {
  const minute = 60_000
  /** Minute by minute. */
  const scanned = (now: number, { from, to }: typeof over, timeZone: string): number | null => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const isQuiet = (instant: number) => {
      const [hour = 0, minutes = 0] = format.format(instant).split(':').map(Number)
      const shown = hour * 60 + minutes
      return from < to ? from <= shown && shown < to : from <= shown || shown < to
    }
    const start = now - (now % minute)
    let at = start
    while (isQuiet(at)) at += minute
    return at === start ? null : at
  }
  /** The wall-clock minute before which the clock changes. */
  const changes = [
    ['Europe/Madrid', '2026-03-29T01:00Z', 120],
    ['Europe/Madrid', '2026-10-25T01:00Z', 180],
    ['America/Santiago', '2026-09-06T04:00Z', 0],
    ['America/Santiago', '2026-04-05T03:00Z', 0],
    ['Africa/Cairo', '2026-04-23T22:00Z', 0],
    ['Australia/Lord_Howe', '2026-10-03T15:30Z', 120],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z', 120],
    ['America/New_York', '2026-03-08T07:00Z', 120],
    ['America/Sao_Paulo', '2018-11-04T03:00Z', 0],
    ['Pacific/Apia', '2011-12-30T10:00Z', 0],
  ] as const

  test.each(changes)('%s at %s', (timeZone, change, wall) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1560 * 60, max: 240 * 60 }),
        fc.oneof(fc.integer({ min: -120, max: 120 }), fc.integer({ min: 0, max: 1439 })),
        // How long messages may be sent each day: often shorter than the clocks move.
        fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 1439 })),
        (seconds, distance, sendable) => {
          const to = (wall + distance + 1440) % 1440
          const hours = { from: (to + sendable) % 1440, to }
          const now = Date.parse(change) + seconds * 1000
          expect(quietUntil(now, hours, timeZone)).toBe(scanned(now, hours, timeZone))
        },
      ),
      { numRuns: 60 },
    )
  })
})
