import { prefersReducedMotion } from '@mosaic/ui'
import { flushSync } from 'react-dom'

/** Which way the pages slide; absent while no transition runs. */
export type Way = 'forward' | 'back'

type ViewTransition = { readonly finished: Promise<unknown>; readonly ready: Promise<unknown> }
type Starts = { startViewTransition?: (update: () => void) => ViewTransition }

/** True where the browser has view transitions; elsewhere the new page fades in by CSS. */
export const movesPages = typeof document !== 'undefined' && 'startViewTransition' in document

let running = 0

/** Shows another page within 300 ms (spec §9); shared elements stay in place. */
export const movePage = (way: Way, update: () => void): void => {
  const { startViewTransition }: Starts = document
  if (!startViewTransition || document.visibilityState !== 'visible' || prefersReducedMotion()) return update()
  const root = document.documentElement
  running += 1
  root.dataset.way = way
  const transition = startViewTransition.call(document, () => flushSync(update))
  // A transition that a newer one cuts short rejects; the page has changed all the same.
  transition.ready.catch(() => undefined)
  const done = () => {
    running -= 1
    if (running === 0) delete root.dataset.way
  }
  transition.finished.then(done, done)
}
