import { palettes } from './palettes'

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (first: string, second: string): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['background', 'surface-1', 'surface-2', 'surface-3'] as const
const textRoles = ['text', 'text-muted', 'text-faint', 'vip', 'positive', 'negative', 'warning'] as const
const filled = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-end'],
  ['on-vip', 'vip'],
  ['on-positive', 'positive'],
  ['on-negative', 'negative'],
] as const
const combinations = Object.entries(palettes).flatMap(([merchant, modes]) => Object.entries(modes).map(([mode, palette]) => ({ merchant, mode, palette })))

describe.each(combinations)('$merchant in $mode', ({ palette }) => {
  const value = (role: string) => palette[role] ?? '#000000'

  test.each(textRoles)('%s reads at 4.5:1 on every surface', (role) => {
    for (const ground of grounds) expect([ground, contrast(value(role), value(ground)) >= 4.5]).toEqual([ground, true])
  })

  test.each(filled)('%s reads at 4.5:1 on %s', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test('controls and focus stand out at 3:1 from the background', () => {
    for (const role of ['brand', 'brand-second', 'focus']) expect([role, contrast(value(role), value('background')) >= 3]).toEqual([role, true])
  })
})

test('every palette names the same roles', () => {
  const roles = combinations.map(({ palette }) => Object.keys(palette).sort().join())
  expect(new Set(roles).size).toBe(1)
})
