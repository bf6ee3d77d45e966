/** Writes `src/tokens/palette.css`: `npx tsx palette/write-palette.mjs`. */
import { basePalettes } from '@mosaic/contracts'
import { writeFileSync } from 'node:fs'
import { paletteCss } from '../src/tokens/palette-css.ts'

writeFileSync(new URL('../src/tokens/palette.css', import.meta.url), paletteCss(basePalettes))
