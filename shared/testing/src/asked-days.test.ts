import { endsToday, followsTheDay } from './asked-days'

test.each([
  ['2026-03-27', true],
  ['2026-03-31', true],
  ['2026-03-26', false],
  ['2026-03-28', false],
  ['2026-02-28', false],
])('on March 27 a range until %s: %s', (asked, expected) => {
  expect(endsToday(asked, '2026-03-27')).toBe(expected)
})

test.each([
  ['the new day is asked for', ['2026-03-27'], ['2026-03-28'], true],
  ['nothing is asked for', ['2026-03-27'], [], false],
  ['another day is asked for too', ['2026-03-27'], ['2026-03-28', '2026-03-29'], false],
  ['the month is the same', ['2026-03-31'], [], true],
  ['the same month, and a day of it', ['2026-03-31'], ['2026-03-28'], false],
])('midnight within a month, %s', (_case, evening, night, expected) => {
  expect(followsTheDay(evening, night, { today: '2026-03-27', next: '2026-03-28' })).toBe(expected)
})

test.each([
  ['the next month is asked for', ['2027-01-31'], true],
  ['nothing is asked for', [], false],
])('midnight at the end of a year, %s', (_case, night, expected) => {
  expect(followsTheDay(['2026-12-31'], night, { today: '2026-12-30', next: '2027-01-01' })).toBe(expected)
})

test('the clock changes within a day: nothing new is asked for', () => {
  expect(followsTheDay(['2026-04-04'], [], { today: '2026-04-04', next: '2026-04-04' })).toBe(true)
  expect(followsTheDay(['2026-04-04'], ['2026-04-05'], { today: '2026-04-04', next: '2026-04-04' })).toBe(false)
})
