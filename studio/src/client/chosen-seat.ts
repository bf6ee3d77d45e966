import type { Boot } from './boot'
import type { Seat } from './seat-memory'

/** The seat that a page opens: a demo goes on where it was, a real visit belongs to the launch token that brought it. */
export const chosenSeat = (
  mode: Boot['mode'],
  launchToken: string | null,
  fresh: Seat,
  known: Seat | null,
): Seat | null => {
  if (mode === 'demo') return known ?? fresh
  if (launchToken === null) return known
  return known?.launchToken === launchToken ? known : fresh
}
