import { refuse } from '../../platform/http/result'

export type Gate = (<T>(job: () => Promise<T>) => Promise<T>) & {
  /** Whoever comes now is turned away. */
  readonly full: () => boolean
}

/** Runs at most `running` jobs, lets `waiting` more queue, and turns the rest away with 503. */
export const gate = (size: { running: number; waiting: number }): Gate => {
  let active = 0
  const queue: (() => void)[] = []
  const full = () => active >= size.running && queue.length >= size.waiting
  const through = async <T>(job: () => Promise<T>): Promise<T> => {
    if (full()) return refuse('system.busy')
    if (active >= size.running) {
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
  return Object.assign(through, { full })
}
