/** Turns of the event loop are timed this often, in ms. */
const every = 10

/** In ms. A burst is worked off within it; a queue that lasts longer stands (CoDel's interval, RFC 8289 §4.2). */
export const interval = 100

/**
 * Whether calls queue for this process: for a whole `interval` every turn of its event loop came more than `target` ms late.
 * The least delay counts, not the mean, so that one long turn or a burst refuses no call (RFC 8289 §3).
 */
export type EventLoopDelay = {
  stands(): boolean
  /** A turn came `late` ms after it was due, at `now`; called by `watch`. */
  turn(late: number, now: number): void
  /** Starts the measurement; returns how to stop it. Without it no queue stands. */
  watch(): () => void
}

export const eventLoopDelay = (target: number): EventLoopDelay => {
  let late: { readonly since: number; readonly until: number } | null = null
  const turn = (by: number, now: number) => {
    late = by <= target ? null : { since: late?.since ?? now, until: now }
  }
  return {
    turn,
    stands: () => late !== null && late.until - late.since >= interval,
    watch: () => {
      let due = performance.now() + every
      const timer = setInterval(() => {
        const now = performance.now()
        turn(now - due, now)
        due = now + every
      }, every).unref()
      return () => {
        clearInterval(timer)
        late = null
      }
    },
  }
}
