import fc from 'fast-check'
import { addDays, dayOf, startOfDay } from '../../platform'
import { quarterMs, quarterOf } from './quarter'

const zones = Intl.supportedValuesOf('timeZone')
/** Offsets of 45 and 30 minutes, changes of the clock by half an hour and by one, and days without midnight. */
const oddZones = [
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Pacific/Chatham',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Pacific/Apia',
]

test.each(oddZones)('%s: every day of three years begins with a quarter of an hour', (timeZone) => {
  const days = Array.from({ length: 3 * 366 }, (_, index) => addDays('2017-01-01', index))
  expect(days.filter((day) => startOfDay(day, timeZone) % quarterMs !== 0)).toEqual([])
})

test('any time zone, any day since 1980: begins with a quarter of an hour', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.nat(365 * 60), (timeZone, index) => {
      expect(startOfDay(addDays('1980-01-01', index), timeZone) % quarterMs).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

test('an instant and the first instant of its quarter lie in one day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...oddZones),
      fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2030, 0) }),
      (timeZone, instant) => {
        expect(quarterOf(instant)).toBeLessThanOrEqual(instant)
        expect(dayOf(quarterOf(instant), timeZone)).toBe(dayOf(instant, timeZone))
      },
    ),
  )
})
