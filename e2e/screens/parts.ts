import { homePath } from '../../host-shell/src/routing/paths'
import type { WalkedScreen } from './walks'

/** Visits of another screen that one of home costs; the end of a run prints both. */
const weightOf = ({ path }: WalkedScreen): number => (path === homePath ? 4 : 1)

/** The screens of a walk in so many runs of about equal cost; a part keeps the order, so that few visitors sign in for it. */
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
