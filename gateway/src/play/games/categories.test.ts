import { gameCategories } from '@mosaic/contracts'
import fc from 'fast-check'
import { shownCategory, sortedCategories } from './categories'

describe('vendor categories', () => {
  test('e-sport and cockfight vendors leave SPORTS', () => {
    expect(['IMES', 'TF', 'IA', 'SV3', 'SABA'].map((code) => shownCategory(code, 'SPORTS'))).toEqual([
      'ESPORTS',
      'ESPORTS',
      'ESPORTS',
      'COCKFIGHT',
      'SPORTS',
    ])
  })

  test('the split is a partition: each vendor is in one category, none is lost, and only SPORTS changes', () => {
    const vendor = fc.record({
      code: fc.constantFrom('IMES', 'TF', 'IA', 'SV3', 'PG', 'SABA'),
      category: fc.constantFrom(...gameCategories),
    })
    fc.assert(
      fc.property(fc.array(vendor), (vendors) => {
        const shown = vendors.map((each) => shownCategory(each.code, each.category))
        const perCategory = gameCategories.map((category) => shown.filter((each) => each === category).length)
        return (
          perCategory.reduce((a, b) => a + b, 0) === vendors.length &&
          vendors.every((each, index) => each.category === 'SPORTS' || shown[index] === each.category)
        )
      }),
    )
  })

  test('merchant order without empty categories', () => {
    expect(sortedCategories(['CRASH', 'LIVE', 'RNG'], new Set(['RNG', 'CRASH', 'FISH']))).toEqual(['CRASH', 'RNG'])
  })
})
