// The package ships no types; only what the lettering uses is described.
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export type Path = {
    commands: readonly PathCommand[]
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
  }
  export type Font = {
    charToGlyphIndex(char: string): number
    getPath(text: string, x: number, y: number, size: number, options?: { letterSpacing?: number }): Path
  }
  export function parse(data: ArrayBuffer): Font
  const opentype: { parse: typeof parse }
  export default opentype
}
