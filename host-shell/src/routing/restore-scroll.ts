/** Limit without growth of the page, after which the restoration stops. */
const patience = 1500
/** And how long in all, where something is on its way and never comes. */
const longest = 20_000
/** User input cancels scroll restoration. */
const userInputs = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const

/** The way to a remembered place. */
export type ScrollRestoration = {
  readonly target: number
  readonly stop: () => void
  readonly isRunning: () => boolean
}

/**
 * Scrolls again while the page grows: a list loads its further pages because its end is in view, until the target is
 * reached.
 */
export const restoreScroll = (target: number): ScrollRestoration => {
  let running = true
  let frame = 0
  let height = 0
  const began = performance.now()
  let grewAt = began
  const stop = () => {
    running = false
    cancelAnimationFrame(frame)
    for (const sign of userInputs) window.removeEventListener(sign, stop)
  }
  const step = () => {
    window.scrollTo(0, target)
    const now = performance.now()
    const { scrollHeight } = document.documentElement
    // A page that still waits for its answer is not settled: on a slow network that takes longer.
    const waits = now - began < longest && document.querySelector('main [data-skeleton]') !== null
    if (scrollHeight > height || waits) {
      height = scrollHeight
      grewAt = now
    }
    if (Math.abs(window.scrollY - target) <= 2 || now - grewAt > patience) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const sign of userInputs) window.addEventListener(sign, stop, { passive: true })
  step()
  return { target, stop, isRunning: () => running }
}
