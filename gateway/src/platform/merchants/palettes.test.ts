import { contrastOfPair, contrastPairs, wholePalette } from '@mosaic/contracts'
import { palettes } from './palettes'

const combinations = Object.entries(palettes).flatMap(([merchant, { dark, light }]) => [
  { merchant, theme: 'dark' as const, palette: dark },
  { merchant, theme: 'light' as const, palette: light },
])

test('every pair of colours can be read, on each merchant in each theme', () => {
  const faint = combinations.flatMap(({ merchant, theme, palette }) => {
    const whole = wholePalette(theme, palette)
    return contrastPairs
      .map((pair) => ({ merchant, theme, ...pair, reached: contrastOfPair(whole, pair) }))
      .filter(({ reached, least }) => reached === null || reached < least)
  })
  expect(faint).toEqual([])
})

test('every palette names the same roles', () => {
  const roles = combinations.map(({ palette }) => Object.keys(palette).sort().join())
  expect(new Set(roles).size).toBe(1)
})

test.each(['brand', 'radius-m', 'font-display'])('the two merchants differ in %s, in both themes', (role) => {
  for (const theme of ['dark', 'light'] as const)
    expect(palettes.aurora[theme][role]).not.toBe(palettes.lotus[theme][role])
})
