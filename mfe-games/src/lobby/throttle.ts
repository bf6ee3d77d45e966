/** Runs work at most once in `gap` milliseconds: what comes earlier starts when its time has come. */
export const createThrottle = (gap: number, now: () => number = () => performance.now()) => {
  let last = Number.NEGATIVE_INFINITY
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const wait = last + gap - now()
    last = Math.max(now(), last + gap)
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    return work()
  }
}
