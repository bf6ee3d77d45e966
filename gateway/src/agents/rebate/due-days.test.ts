import { dueDays } from './due-days'

describe('dueDays', () => {
  test.each([
    ['a day is due half an hour after it', '2026-06-14', '2026-06-16T03:30:00Z', ['2026-06-15']],
    ['and not before', '2026-06-14', '2026-06-16T03:29:59Z', []],
    ['a first run does the day before', null, '2026-06-16T12:00:00Z', ['2026-06-15']],
    [
      'missed days are computed later',
      '2026-06-12',
      '2026-06-16T12:00:00Z',
      ['2026-06-13', '2026-06-14', '2026-06-15'],
    ],
    ['computed days are not computed again', '2026-06-15', '2026-06-16T12:00:00Z', []],
  ])('%s', (_, lastDone, now, expected) => {
    expect(dueDays(lastDone, Date.parse(now), 'America/Sao_Paulo')).toEqual(expected)
  })

  test('17. clock: a day of 23 or 25 hours is due as every other', () => {
    // New York: 8 March 2026 lacks an hour, 1 November has one twice.
    expect(dueDays('2026-03-07', Date.parse('2026-03-09T04:30:00Z'), 'America/New_York')).toEqual(['2026-03-08'])
    expect(dueDays('2026-10-31', Date.parse('2026-11-02T05:29:00Z'), 'America/New_York')).toEqual([])
    expect(dueDays('2026-10-31', Date.parse('2026-11-02T05:30:00Z'), 'America/New_York')).toEqual(['2026-11-01'])
  })
})
