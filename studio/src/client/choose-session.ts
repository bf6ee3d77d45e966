import type { Boot } from './boot'
import type { StoredSession } from './stored-session'

/** Session of a page: that of its launch token. A demo without one (guest, or a reload) continues the stored session. */
export const chooseSession = (
  mode: Boot['mode'],
  launchToken: string | null,
  fresh: StoredSession,
  known: StoredSession | null,
): StoredSession | null => {
  if (launchToken === null) return mode === 'demo' ? (known ?? fresh) : known
  return known?.launchToken === launchToken ? known : fresh
}
