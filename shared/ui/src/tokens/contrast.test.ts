import { basePalettes } from '@mosaic/contracts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coloursIn, contrastOf, over } from '../../../contracts/src/palette/colour'
import { paletteCss } from './palette-css'

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')

test('the style sheet says exactly what the base palettes say', () => {
  expect(read('palette.css')).toBe(paletteCss(basePalettes))
})

// Default palettes; those of merchants are checked when saved.
const fixed = (role: string) => coloursIn(new RegExp(`--${role}: ([^;]+);`).exec(read('tokens.css'))?.[1] ?? '')

test('the words on a hot mark read at 4.5:1 on every part of its gradient', () => {
  expect(fixed('hot')).toHaveLength(2)
  for (const ground of fixed('hot'))
    for (const text of fixed('on-hot')) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test('the name of a picture that did not come reads at 4.5:1 on its shade, whatever colour lies below', () => {
  for (const below of coloursIn('#ffffff #e8e1c9 #000000'))
    for (const shade of fixed('art-shade'))
      for (const text of fixed('on-art')) expect(contrastOf(text, over(shade, below))).toBeGreaterThanOrEqual(4.5)
})
