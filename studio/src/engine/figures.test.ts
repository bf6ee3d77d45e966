import { timesText } from '../client/figure-text'
import { languages } from '../client/texts/languages'
import { figuresOf } from './figures'
import { flagships } from './flagships'
import { maxWinUnits } from './max-win'

test('the published highest win has two decimals, never less than the exact one and never a hundredth more', () => {
  expect(flagships.length).toBeGreaterThan(0)
  for (const config of flagships) {
    const { maxWinX } = figuresOf(config)
    const hundredths = Math.round(maxWinX * 100)
    expect(hundredths / 100).toBe(maxWinX)
    const exact = maxWinUnits(config) * 100
    expect(hundredths * config.lines.length).toBeGreaterThanOrEqual(exact)
    expect((hundredths - 1) * config.lines.length).toBeLessThan(exact)
  }
})

test('the game shows the published figure without further rounding', () => {
  expect(languages.map((language) => timesText(140.05, language))).toEqual([
    '140.05×',
    '140,05×',
    '140.05×',
    '140.05×',
    '140,05×',
    '140.05×',
  ])
  expect(timesText(140, 'en')).toBe('140×')
})
