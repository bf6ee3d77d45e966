import fc from 'fast-check'
import { daysIn, partsInOrder, readBirthday, writeBirthday, yearsOfBirth } from './birthday'

test.each([
  ['', { year: '', month: '', day: '' }],
  ['1990-06-15', { year: '1990', month: '06', day: '15' }],
  ['1990--', { year: '1990', month: '', day: '' }],
  ['-06-15', { year: '', month: '06', day: '15' }],
])('%j is read part by part and written as it was', (text, parts) => {
  expect(readBirthday(text)).toEqual(parts)
  expect(writeBirthday(parts)).toBe(text)
})

test.each([
  [{ year: '', month: '', day: '' }, 31],
  [{ year: '', month: '02', day: '' }, 29],
  [{ year: '1991', month: '02', day: '' }, 28],
  [{ year: '1992', month: '02', day: '' }, 29],
  [{ year: '1990', month: '04', day: '' }, 30],
])('%j has %s days', (parts, days) => expect(daysIn(parts)).toBe(days))

test.each([
  [18, 2008],
  [20, 2006],
  [21, 2005],
])('minimum age %i in 2026: the years of birth are %i and earlier', (minAge, last) => {
  const years = yearsOfBirth(minAge, 2026)
  expect(years[0]).toBe(last)
  expect(years.at(-1)).toBe(1904)
})

test('a day that the month lacks is cleared', () => {
  expect(writeBirthday({ year: '1991', month: '02', day: '29' })).toBe('1991-02-')
  expect(writeBirthday({ year: '', month: '04', day: '31' })).toBe('-04-')
})

test('every complete input is a calendar date', () => {
  const part = (most: number, width: number) =>
    fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: most }).map((value) => String(value).padStart(width, '0')),
    )
  fc.assert(
    fc.property(
      fc.record({ day: part(31, 2), month: part(12, 2), year: fc.constantFrom('', '1940', '1999', '2000', '2004') }),
      (parts) => {
        const text = writeBirthday(parts)
        return !/^\d{4}-\d\d-\d\d$/.test(text) || new Date(text).toISOString().startsWith(text)
      },
    ),
  )
})

test.each([
  ['en', ['month', 'day', 'year']],
  ['pt', ['day', 'month', 'year']],
  ['es', ['day', 'month', 'year']],
  ['th', ['day', 'month', 'year']],
  ['ja', ['year', 'month', 'day']],
  ['ko', ['year', 'month', 'day']],
])('language %s: selects in its date order', (tag, order) => expect(partsInOrder(tag)).toEqual(order))
