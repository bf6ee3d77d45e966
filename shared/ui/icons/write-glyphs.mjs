/**
 * Writes `src/icon/glyphs-core.ts` (travels with the shell's script) and `src/icon/glyphs-more.json` (data, fetched once when an
 * icon outside the core is first drawn) from the Phosphor set, with only the weights named in icons.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/ph/icons.json'), 'utf8'))
const wanted = JSON.parse(readFileSync(new URL('./icons.json', import.meta.url), 'utf8'))

/** Controls are drawn with the bold outline: at 24 px the regular one is too thin to be found at a glance. */
const controls = /^(list|plus|minus|x|check|heart|caret-\w+|arrow-\w+|trend-\w+)$/

const weightLetter = { regular: 'r', duotone: 'd', fill: 'f' }

/** Coordinates are on a 256 grid: one decimal is a tenth of a pixel at 24 px. */
const rounded = (path) =>
  path.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number, offset) => {
    if (!/\.\d{2,}/.test(number)) return number
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
    // "1.5.04" would become "1.50": keep the two numbers apart.
    return /^\d/.test(short) && /[\d.]/.test(path[offset - 1] ?? '') ? ` ${short}` : short
  })

/** A glyph is its path data; the faint layer of a duotone glyph comes first, set off by `|`. */
const glyph = (name, weight) => {
  const icon =
    icons[weight === 'fill' || weight === 'duotone' ? `${name}-${weight}` : controls.test(name) ? `${name}-bold` : name]
  if (!icon) throw new Error(`Phosphor has no ${name} (${weight})`)
  const paths = [...icon.body.matchAll(/<path\s([^>]*?)\/?>/g)].map((match) => ({
    d: rounded(/\bd="([^"]*)"/.exec(match[1])[1]),
    faint: match[1].includes('opacity'),
  }))
  const layer = (faint) =>
    paths
      .filter((path) => path.faint === faint)
      .map((path) => path.d)
      .join('M0 0')
  return layer(true) ? `${layer(true)}|${layer(false)}` : layer(false)
}

const glyphs = (part) =>
  Object.fromEntries(
    Object.entries(wanted[part]).map(([name, weights]) => [
      name,
      Object.fromEntries(weights.map((weight) => [weightLetter[weight], glyph(name, weight)])),
    ]),
  )

const output = (name) => new URL(`../src/icon/${name}`, import.meta.url)

const twice = Object.entries(wanted.core).filter(([name, weights]) =>
  wanted.more[name]?.some((weight) => weights.includes(weight)),
)
if (twice.length > 0)
  throw new Error(`A weight of an icon stands in one part: ${twice.map(([name]) => name).join(', ')}`)

const lines = Object.entries(glyphs('core')).map(([name, weights]) => {
  const parts = Object.entries(weights).map(([letter, path]) => `${letter}: '${path}'`)
  return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: { ${parts.join(', ')} },`
})
writeFileSync(
  output('glyphs-core.ts'),
  `// Written by icons/write-glyphs.mjs from @iconify-json/ph (Phosphor, MIT).\nexport const coreGlyphs = {\n${lines.join('\n')}\n} as const\n`,
)
writeFileSync(output('glyphs-more.json'), `${JSON.stringify(glyphs('more'))}\n`)
const names = [...new Set([...Object.keys(wanted.core), ...Object.keys(wanted.more)])].sort()
writeFileSync(
  output('icon-names.ts'),
  `// Written by icons/write-glyphs.mjs.\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`,
)
