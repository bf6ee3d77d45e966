import { coreGlyphs } from './glyphs-core'
import type { IconName } from './icon-names'

/** Path data by weight: regular, duotone (faint layer, `|`, solid layer), fill. */
export type GlyphWeights = { readonly r?: string; readonly d?: string; readonly f?: string }
export type GlyphSet = { readonly [name: string]: GlyphWeights | undefined }

let more: GlyphSet | null = null
let running: Promise<void> | null = null
const listeners = new Set<() => void>()

export const currentMoreGlyphs = (): GlyphSet | null => more

export const onMoreGlyphs = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Data, not a module: a phone neither parses nor compiles 40 kB of paths as script.
const load = async (): Promise<GlyphSet> => {
  const response = await fetch(new URL('./glyphs-more.json', import.meta.url))
  if (!response.ok) throw new Error(`glyphs: ${response.status}`)
  return response.json()
}

/** Fetches the glyphs that do not travel with the shell; a failed fetch may be tried again by the next icon. */
export const fetchMoreGlyphs = (): void => {
  running ??= load().then(
    (glyphs) => {
      more = glyphs
      for (const listener of listeners) listener()
    },
    () => {
      running = null
    },
  )
}

/** An icon name from data (a menu entry, a category), or the neutral one. */
export const toIconName = (text: string): IconName =>
  text in coreGlyphs || more === null || text in more ? (text as IconName) : 'dots-three'
