import { useEffect, useSyncExternalStore } from 'react'
import { coreGlyphs } from './glyphs-core'
import type { IconName } from './icon-names'
import { currentMoreGlyphs, fetchMoreGlyphs, onMoreGlyphs } from './more-glyphs'

/** Every name that can be drawn now: the shell's own, and all others as soon as they are here. */
export const useIconNames = (): readonly IconName[] => {
  const more = useSyncExternalStore(onMoreGlyphs, currentMoreGlyphs, () => null)
  useEffect(() => {
    if (!more) fetchMoreGlyphs()
  }, [more])
  // The generated sets have no other keys than the generated names.
  return [...Object.keys(coreGlyphs), ...Object.keys(more ?? {})].sort() as IconName[]
}
