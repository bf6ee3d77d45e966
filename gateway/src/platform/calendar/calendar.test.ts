import fc from 'fast-check'
import { addDays, requestedRange, dayOf, previousSpan, spanOf, startOfDay } from './calendar'

const zones = [
  'America/Sao_Paulo',
  'Asia/Bangkok',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'America/New_York',
  'Asia/Kathmandu',
]
const zone = fc.constantFrom(...zones)

describe('17. clock', () => {
  test('every instant lies in exactly one day of a span, and in the day the calendar says', () => {
    fc.assert(
      fc.property(zone, fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2030, 0) }), (timeZone, instant) => {
        const day = dayOf(instant, timeZone)
        const bounds = [addDays(day, -1), day, addDays(day, 1), addDays(day, 2)].map((each) =>
          startOfDay(each, timeZone),
        )
        const holding = [0, 1, 2].filter(
          (index) => (bounds[index] ?? 0) <= instant && instant < (bounds[index + 1] ?? 0),
        )
        return holding.length === 1 && holding[0] === 1
      }),
    )
  })

  test('a day without midnight begins at its first instant, a change of clocks makes days of 23 and 25 hours', () => {
    // São Paulo went from 23:59:59 to 01:00 on 4 November 2018, and back on 17 February 2019 at midnight.
    expect(new Date(startOfDay('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe('2018-11-04T03:00:00.000Z')
    const hours = (day: string) =>
      (startOfDay(addDays(day, 1), 'America/Sao_Paulo') - startOfDay(day, 'America/Sao_Paulo')) / 3_600_000
    expect([hours('2018-11-04'), hours('2019-02-16'), hours('2026-07-01')]).toEqual([23, 25, 24])
  })
})

test('a calendar day that the time zone skipped is no day of a span', () => {
  // Apia went from 29 December 2011 to the 31st.
  const span = spanOf('2011-12-28', '2012-01-01', 'Pacific/Apia')
  expect(span.days).toEqual(['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01'])
  expect((span.to - span.from) / 86_400_000).toBe(4)
  expect(spanOf('2011-12-30', '2011-12-30', 'Pacific/Apia')).toMatchObject({
    days: [],
    from: span.from + 2 * 86_400_000,
  })
  expect(spanOf('2011-12-30', '2011-12-30', 'America/Sao_Paulo').days).toEqual(['2011-12-30'])
})

describe('asked ranges', () => {
  const now = Date.UTC(2026, 5, 10, 1)
  const asked = (startDate?: string, endDate?: string) =>
    requestedRange({ startDate, endDate }, 'America/Sao_Paulo', now)

  test('without days it is today where the merchant is', () => {
    expect(asked()).toMatchObject({ ok: true, value: { days: ['2026-06-09'] } })
  })

  test('31 days are one range, 32 are too long', () => {
    expect(asked('2026-05-01', '2026-05-31')).toMatchObject({ ok: true })
    expect(asked('2026-05-01', '2026-06-01')).toMatchObject({ ok: false, code: 'record.range.too.long' })
  })

  test('days that do not exist or stand in the wrong order are refused', () => {
    expect(asked('2026-02-30', '2026-03-01')).toMatchObject({ ok: false, code: 'request_param_err' })
    expect(asked('2026-06-02', '2026-06-01')).toMatchObject({ ok: false, code: 'request_param_err' })
  })

  test('the span before has as many days and ends where this one begins', () => {
    const span = spanOf('2026-03-01', '2026-03-07', 'Asia/Bangkok')
    const before = previousSpan(span, 'Asia/Bangkok')
    expect(before.days).toHaveLength(7)
    expect(before.to).toBe(span.from)
  })
})
