import fc from 'fast-check'
import { businessDay, businessHour, dayRange, daysBefore, periods } from './period'

const saoPaulo = 'America/Sao_Paulo'

describe('dayRange', () => {
  test.each([
    ['today', '2026-03-01T12:00:00Z', { startDate: '2026-03-01', endDate: '2026-03-01' }],
    ['yesterday', '2026-03-01T12:00:00Z', { startDate: '2026-02-28', endDate: '2026-02-28' }],
    ['week', '2026-03-01T12:00:00Z', { startDate: '2026-02-23', endDate: '2026-03-01' }],
    ['month', '2026-03-01T12:00:00Z', { startDate: '2026-01-31', endDate: '2026-03-01' }],
  ] as const)('%s at %s', (period, at, range) => {
    expect(dayRange(period, businessDay(Date.parse(at), saoPaulo))).toEqual(range)
  })

  it('knows the merchant’s day, not the device’s: after midnight in London it is still yesterday in São Paulo', () => {
    expect(businessDay(Date.parse('2026-03-02T01:30:00Z'), saoPaulo)).toBe('2026-03-01')
    expect(businessDay(Date.parse('2026-03-01T18:00:00Z'), 'Asia/Bangkok')).toBe('2026-03-02')
    expect(businessHour(Date.parse('2026-03-02T01:30:00Z'), saoPaulo)).toBe(22)
    expect(businessHour(Date.parse('2026-03-01T17:00:00Z'), 'Asia/Bangkok')).toBe(0)
  })

  it('at most the 31 days of a report, in order', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...periods),
        moment,
        fc.constantFrom(saoPaulo, 'Asia/Bangkok', 'Europe/Lisbon'),
        (period, at, timeZone) => {
          const { startDate, endDate } = dayRange(period, businessDay(at.getTime(), timeZone))
          const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000
          return days >= 0 && days <= 30 && endDate <= businessDay(at.getTime(), timeZone)
        },
      ),
    )
  })
})

it('counts calendar days across a leap day and a year', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
})
