import type { Boot } from './boot'
import type { StoredSession } from './stored-session'

/** Session of a page: a demo continues the stored one; a real visit uses the one of its launch token. */
export const chooseSession = (
  mode: Boot['mode'],
  launchToken: string | null,
  fresh: StoredSession,
  known: StoredSession | null,
): StoredSession | null => {
  if (mode === 'demo') return known ?? fresh
  if (launchToken === null) return known
  return known?.launchToken === launchToken ? known : fresh
}
