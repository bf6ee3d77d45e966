/**
 * Writes the two committed font files: Manrope (text) and Sora (display), both OFL, cut down to the characters of our Latin-script
 * languages and to the weights in use. Japanese, Korean and Thai are set in the system's own fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  '\u00a0¡¿«»·°ºª©®×÷±½¼¾²³%§¶ÁÂÃÀÄÇÉÊÈËÍÎÌÏÑÓÔÕÒÖÚÛÙÜÝáâãàäçéêèëíîìïñóôõòöúûùüýßÆæØøÅåŒœ–—‘’“”‚„…•‹›−€£¥₩₫→←↑↓▲▼★'

const cut = async (family, axes, text, target) => {
  const source = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`))
  const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(new URL(`../src/tokens/${target}`, import.meta.url), font)
  process.stdout.write(`${target} ${font.length} bytes\n`)
}

await cut('manrope', { wght: { min: 400, max: 800, default: 400 } }, latin, 'manrope-latin.woff2')
await cut('sora', { wght: 700 }, latin, 'sora-latin.woff2')
