import { contrastOfPair, contrastPairs, wholePalette } from '@mosaic/contracts'
import { palettes } from './palettes'

const combinations = Object.entries(palettes).flatMap(([merchant, { dark, light }]) => [
  { merchant, theme: 'dark' as const, palette: dark },
  { merchant, theme: 'light' as const, palette: light },
])

describe.each(combinations)('$merchant in $theme', ({ theme, palette }) => {
  const whole = wholePalette(theme, palette)
  test.each(
    contrastPairs.map((pair) => ({
      pair,
      name: `${pair.front} on ${pair.back}${pair.under ? ` over ${pair.under}` : ''}`,
    })),
  )('$name', ({ pair }) => {
    expect(contrastOfPair(whole, pair)).toBeGreaterThanOrEqual(pair.least)
  })
})

test('every palette names the same roles', () => {
  const roles = combinations.map(({ palette }) => Object.keys(palette).sort().join())
  expect(new Set(roles).size).toBe(1)
})

test.each(['brand', 'radius-m', 'font-display'])('the two merchants differ in %s, in both themes', (role) => {
  for (const theme of ['dark', 'light'] as const)
    expect(palettes.aurora[theme][role]).not.toBe(palettes.lotus[theme][role])
})
