import type { FastifyBaseLogger } from 'fastify'

/** Work that no answer waits for. A failure is logged; the gateway waits for running tasks before it ends. */
export type AfterAnswer = {
  run(what: string, work: () => Promise<void>): void
  /** Resolves when all tasks added so far are done. */
  settled(): Promise<void>
}

export const deferredTasks = (log: Pick<FastifyBaseLogger, 'error'>): AfterAnswer => {
  const underWay = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      const done = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error, what }, 'work after an answer failed'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
