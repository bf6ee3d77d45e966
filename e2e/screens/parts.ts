import { homePath } from '../../host-shell/src/routing/paths'
import type { WalkedScreen } from './walks'

/** Home costs about as much as four other screens. */
const weightOf = ({ path }: WalkedScreen): number => (path === homePath ? 4 : 1)

/** Splits the screens of a walk into runs of about equal cost; order is kept, so that few visitors sign in per part. */
export const inParts = (screens: readonly WalkedScreen[], count: number): readonly (readonly WalkedScreen[])[] => {
  const total = screens.reduce((sum, screen) => sum + weightOf(screen), 0)
  const parts: WalkedScreen[][] = Array.from({ length: count }, () => [])
  let before = 0
  for (const screen of screens) {
    parts[Math.floor((before / total) * count)]?.push(screen)
    before += weightOf(screen)
  }
  return parts
}
