/** Work of one key at a time, in the order of the calls; `null` for a call that finds `mostWaiting` others waiting. */
export const onePlaceEach = (mostWaiting: number) => {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T | null> => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: -1 }
    if (queue.waiting >= mostWaiting) return null
    queue.waiting += 1
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => undefined)
    queues.set(key, queue)
    try {
      return await mine
    } finally {
      queue.waiting -= 1
      if (queue.waiting < 0) queues.delete(key)
    }
  }
}
