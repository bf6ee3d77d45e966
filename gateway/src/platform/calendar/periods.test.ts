import fc from 'fast-check'
import { periodAt, periods } from './periods'

const iso = (instant: number) => new Date(instant).toISOString()
const span = (period: 'day' | 'week' | 'month', at: string, zone: string) => {
  const { from, to } = periodAt(period, Date.parse(at), zone)
  return [iso(from), iso(to)]
}

describe('business periods', () => {
  test.each([
    ['day', '2026-06-15T02:59:00Z', 'America/Sao_Paulo', ['2026-06-14T03:00:00.000Z', '2026-06-15T03:00:00.000Z']],
    ['week', '2026-06-14T12:00:00Z', 'America/Sao_Paulo', ['2026-06-08T03:00:00.000Z', '2026-06-15T03:00:00.000Z']],
    ['week', '2026-06-15T12:00:00Z', 'Asia/Bangkok', ['2026-06-14T17:00:00.000Z', '2026-06-21T17:00:00.000Z']],
    ['month', '2026-12-31T23:30:00Z', 'America/Sao_Paulo', ['2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z']],
    ['month', '2026-12-31T23:30:00Z', 'Asia/Bangkok', ['2026-12-31T17:00:00.000Z', '2027-01-31T17:00:00.000Z']],
  ] as const)('%s of %s in %s', (period, at, zone, expected) => expect(span(period, at, zone)).toEqual(expected))

  test('every instant lies in exactly its own period, and the next period begins where it ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...periods),
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
        fc.constantFrom('America/Sao_Paulo', 'Asia/Bangkok', 'Europe/Lisbon'),
        (period, at, zone) => {
          const { from, to } = periodAt(period, at, zone)
          expect(from <= at && at < to).toBe(true)
          expect(periodAt(period, to, zone).from).toBe(to)
          expect(periodAt(period, from, zone)).toEqual({ from, to })
        },
      ),
    )
  })
})
