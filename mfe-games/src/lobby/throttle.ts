/** Runs tasks at least `gap` milliseconds apart; earlier ones wait. */
export const createThrottle = (gap: number, now: () => number = () => performance.now()) => {
  let last = Number.NEGATIVE_INFINITY
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const wait = last + gap - now()
    last = Math.max(now(), last + gap)
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    return work()
  }
}
