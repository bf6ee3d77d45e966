import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
const paletteOf = (theme: 'dark' | 'light'): Record<string, string> => {
  const block = new RegExp(`\\[data-theme="${theme}"\\]\\s*{([^}]*)}`).exec(css)?.[1] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]))
}

const luminance = (hex: string): number => {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['background', 'surface-1', 'surface-2', 'surface-3']
const texts = ['text', 'text-muted', 'text-faint', 'positive', 'negative', 'warning', 'vip']
const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
  ['on-brand', 'brand', 4.5] as const,
  ['on-brand', 'brand-end', 4.5] as const,
  ['on-vip', 'vip', 4.5] as const,
  ['on-positive', 'positive', 4.5] as const,
  ['on-negative', 'negative', 4.5] as const,
  ['background', 'text', 4.5] as const,
  ['focus', 'background', 3] as const,
  ['brand', 'background', 3] as const,
  ['brand-second', 'background', 3] as const,
]

describe.each(['dark', 'light'] as const)('%s palette', (theme) => {
  const palette = paletteOf(theme)
  it.each(pairs)('%s on %s reaches %f : 1', (front, back, least) => {
    expect(contrast(palette[front] ?? '', palette[back] ?? '')).toBeGreaterThanOrEqual(least)
  })
})
