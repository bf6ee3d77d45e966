import fc from 'fast-check'
import { basePalettes } from './base-palettes'
import { coloursIn, contrastOf, over } from './colour'
import { contrastPairs } from './contrast-pairs'
import { contrastOfPair, contrastProblems } from './contrast-problems'

const one = (value: string) => coloursIn(value)[0] ?? { red: 0, green: 0, blue: 0, alpha: 1 }

describe('contrast', () => {
  // Values of the WCAG's own definition.
  test.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['rgb(255, 0, 0)', '#ffffff', 4],
  ])('%s on %s is %f : 1', (front, back, expected) => {
    expect(contrastOf(one(front), one(back))).toBeCloseTo(expected, 1)
  })

  const colour = fc.record({
    red: fc.integer({ min: 0, max: 255 }),
    green: fc.integer({ min: 0, max: 255 }),
    blue: fc.integer({ min: 0, max: 255 }),
    alpha: fc.constant(1),
  })
  test('is the same both ways and lies between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        const ratio = contrastOf(a, b)
        return ratio === contrastOf(b, a) && ratio >= 1 && ratio <= 21.0001
      }),
    )
  })

  test('a translucent colour is judged as it is seen', () => {
    expect(over(one('rgba(255, 255, 255, 0.5)'), one('#000'))).toEqual({
      red: 127.5,
      green: 127.5,
      blue: 127.5,
      alpha: 1,
    })
    expect(coloursIn('linear-gradient(90deg, #fff, rgba(0, 0, 0, 0.25) 40%)')).toHaveLength(2)
  })
})

test.each(['dark', 'light'] as const)('every pair of the base palette can be read, %s', (theme) => {
  const whole = { ...basePalettes[theme], 'brand-end': basePalettes[theme].brand ?? '' }
  const faint = contrastPairs
    .map((pair) => ({ ...pair, reached: contrastOfPair(whole, pair) }))
    .filter(({ reached, least }) => reached === null || reached < least)
  expect(faint).toEqual([])
})

test('a palette without contrast: each pair is named with its ratio', () => {
  expect(contrastProblems('dark', {})).toEqual([])
  const [problem, ...others] = contrastProblems('dark', { 'on-brand': '#6d4aff' })
  expect(problem).toMatchObject({ front: 'on-brand', back: 'brand', least: 4.5 })
  expect(problem?.reached).toBeCloseTo(1, 5)
  // A brand alone also sets the end of its gradient.
  expect(others.map(({ back }) => back)).toEqual(['brand-end'])
})

test('an invalid colour is a problem', () => {
  expect(contrastProblems('light', { text: 'purple' }).map(({ reached }) => reached)).toContain(null)
})
