import { refuse } from '../kernel/result'

export type Gate = <T>(job: () => Promise<T>) => Promise<T>

/** Runs at most `running` jobs, lets `waiting` more queue, and turns the rest away with 503. */
export const gate = (size: { running: number; waiting: number }): Gate => {
  let active = 0
  const queue: (() => void)[] = []
  return async (job) => {
    if (active >= size.running) {
      if (queue.length >= size.waiting) return refuse('system.busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active += 1
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
