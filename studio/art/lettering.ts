import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

// A static cut of Sora (OFL): the parser reads WOFF, not WOFF2, and no variable axes.
const fontFile = (): string =>
  createRequire(import.meta.url).resolve('@fontsource/sora/files/sora-latin-800-normal.woff')

let loaded: Font | undefined

const font = (): Font => {
  if (!loaded) {
    const bytes = readFileSync(fontFile())
    loaded = opentype.parse(new Uint8Array(bytes).buffer)
  }
  return loaded
}

/** Characters that the font would draw as an empty box. */
export const missingGlyphs = (text: string): readonly string[] =>
  [...text].filter((char) => char !== ' ' && font().charToGlyphIndex(char) === 0)

export type Line = { text: string; size: number; width: number; capHeight: number; above: number; below: number }
export type Box = { width: number; largest: number; smallest: number }

const spacing = { letterSpacing: 0.01 }
const capHeightRatio = 0.7
/** A word of the title may be drawn larger than the other line, as in a logo, but not beyond this. */
const greatestContrast = 1.45

type Bounds = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
const measured = new Map<string, Bounds>()

/** Measured once: a title is fitted, and its lines are drawn, at the same sizes. */
const boxAt = (text: string, size: number): Bounds => {
  const key = `${size} ${text}`
  const bounds = measured.get(key) ?? font().getPath(text, 0, 0, size, spacing).getBoundingBox()
  measured.set(key, bounds)
  return bounds
}

const widthAt = (text: string, size: number): number => {
  const { x1, x2 } = boxAt(text, size)
  return x2 - x1
}

const fitLine = (text: string, box: Box): number => Math.min(box.largest, (box.width / widthAt(text, 100)) * 100)

const splits = (words: readonly string[]): readonly (readonly string[])[] =>
  words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter((line) => line !== ''))

/** Upper-case title on one or two lines, each as large as the box allows. */
export const fitTitle = (title: string, box: Box): readonly Line[] => {
  const candidates = splits(title.toUpperCase().split(' ')).map((lines) => ({
    lines,
    sizes: lines.map((line) => fitLine(line, box)),
  }))
  const smallestOf = (sizes: readonly number[]): number => Math.min(...sizes)
  // One line only wins when it is nearly as large as two would be.
  const best = candidates.reduce((left, right) =>
    smallestOf(right.sizes) > smallestOf(left.sizes) * 1.02 ? right : left,
  )
  const limit = smallestOf(best.sizes) * greatestContrast
  return best.lines.map((text, index) => {
    const size = Math.min(best.sizes[index] ?? box.smallest, limit)
    const { x1, y1, x2, y2 } = boxAt(text, size)
    const capHeight = size * capHeightRatio
    // Round letters overshoot by a hair; only accents and cedillas ask for more room.
    return {
      text,
      size,
      width: x2 - x1,
      capHeight,
      above: Math.max(capHeight, -y1 - size * 0.02),
      below: Math.max(0, y2 - size * 0.02),
    }
  })
}

const tenths = (...values: readonly number[]): string => values.map((value) => Math.round(value * 10) / 10).join(' ')

// Our own writer: the one of opentype.js 2.0.0 prints NaN for coordinates so small that they read 1e-14.
const written = (command: PathCommand): string => {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${tenths(command.x, command.y)}`
    case 'Q':
      return `Q${tenths(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${tenths(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}

/** The outline of a text whose box is centred on x and stands on the baseline y. */
export const textPath = (text: string, x: number, y: number, size: number): string => {
  const { x1, x2 } = boxAt(text, size)
  return font()
    .getPath(text, x - (x1 + x2) / 2, y, size, spacing)
    .commands.map(written)
    .join('')
}
