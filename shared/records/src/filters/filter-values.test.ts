import { periods } from '@mosaic/i18n'
import fc from 'fast-check'
import { codesOf, oneOf, periodIn, valueIn, withFilter } from './filter-values'

const address = (text: string) => new URLSearchParams(text)
const states = oneOf(['OPEN', 'DONE'])

test.each([
  ['', 'week'],
  ['period=today', 'today'],
  ['period=month&state=OPEN', 'month'],
  ['period=', 'week'],
  ['period=MONTH', 'week'],
  ['period=year', 'week'],
  ['period=constructor', 'week'],
  ['period=bad&period=today', 'week'],
])('the period of ?%s is %s', (text, period) => {
  expect(periodIn(address(text), 'week')).toBe(period)
})

test.each([
  ['state=OPEN', states, 'OPEN'],
  ['period=today&state=DONE', states, 'DONE'],
  ['', states, undefined],
  ['state=', states, undefined],
  ['state=open', states, undefined],
  ['state=OPEN%20', states, undefined],
  ['state=toString', states, undefined],
  ['state=AUR', codesOf(['AUR', 'NOR']), 'AUR'],
  ['state=nonsense', codesOf(['AUR', 'NOR']), undefined],
  ['state=AUR', codesOf([]), undefined],
  ['state=AUR', codesOf(undefined), 'AUR'],
  ['state=', codesOf(undefined), undefined],
] as const)('?%s of %j is %s', (text, values, value) => {
  expect(valueIn<string>(address(text), 'state', values)).toBe(value)
})

test('chosen values are read back in any order, and other parameters stay', () => {
  const state = fc.option(fc.constantFrom(...states.offered), { nil: undefined })
  fc.assert(
    fc.property(fc.constantFrom(...periods), state, fc.webQueryParameters(), (period, value, text) => {
      const before = address(text)
      const there = [...before].filter(([name]) => name !== 'period' && name !== 'state')
      const changed = withFilter(withFilter(before, 'state', value), 'period', period)
      expect(periodIn(changed, 'today')).toBe(period)
      expect(valueIn(changed, 'state', states)).toBe(value)
      expect([...changed].filter(([name]) => name !== 'period' && name !== 'state')).toEqual(there)
    }),
  )
})

test('any other text in the address is no choice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!states.offered.some((each) => each === text) && !periods.some((each) => each === text))
      const asked = withFilter(withFilter(address(''), 'state', text), 'period', text)
      expect(valueIn(asked, 'state', states)).toBeUndefined()
      expect(periodIn(asked, 'today')).toBe('today')
    }),
  )
})
