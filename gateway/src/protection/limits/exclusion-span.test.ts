import { exclusionFor, type Span } from './exclusion-span'

describe('how long an exclusion lasts', () => {
  test.each<[Span, string, string, string | null]>([
    ['1d', '2026-06-15T12:00:00Z', 'cool-off', '2026-06-16T12:00:00.000Z'],
    ['30d', '2026-01-31T00:00:00Z', 'cool-off', '2026-03-02T00:00:00.000Z'],
    ['6m', '2026-08-31T09:30:00Z', 'self-exclusion', '2027-02-28T09:30:00.000Z'],
    ['1y', '2028-02-29T00:00:00Z', 'self-exclusion', '2029-02-28T00:00:00.000Z'],
    ['5y', '2026-06-15T12:00:00Z', 'self-exclusion', '2031-06-15T12:00:00.000Z'],
    ['forever', '2026-06-15T12:00:00Z', 'self-exclusion', null],
  ])('%s from %s', (span, now, kind, until) => {
    const exclusion = exclusionFor(span, Date.parse(now))
    expect([exclusion.kind, exclusion.until === null ? null : new Date(exclusion.until).toISOString()]).toEqual([
      kind,
      until,
    ])
  })
})
