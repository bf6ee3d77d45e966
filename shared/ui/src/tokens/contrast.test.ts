import { basePalettes } from '@mosaic/contracts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coloursIn, contrastOf } from '../../../contracts/src/palette/colour'
import { paletteCss } from './palette-css'

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

test('the style sheet says exactly what the base palettes say', () => {
  expect(read('palette.css')).toBe(paletteCss(basePalettes))
})

// Whoever sets no palette at all wears these; the merchants' own are judged where they are kept.
const fixed = (role: string) => coloursIn(new RegExp(`--${role}: ([^;]+);`).exec(read('tokens.css'))?.[1] ?? '')

test('the words on a hot mark read at 4.5:1 on every part of its gradient', () => {
  expect(fixed('hot')).toHaveLength(2)
  for (const ground of fixed('hot')) for (const text of fixed('on-hot')) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
})
