import { availableParallelism, totalmem } from 'node:os'

/** A machine sold with 4 GB reports a little less than 4 GiB. */
const smallMemory = 4.5 * 2 ** 30

/** Parallel workers of a test runner: one per processor, and one alone with about 4 GB of memory. */
export const workersFor = (processors: number, memory: number): number => (memory < smallMemory ? 1 : processors)

/** The same for this machine; prints the reason when memory decides. */
export const testWorkers = (say: (line: string) => void): number => {
  const processors = availableParallelism()
  const workers = workersFor(processors, totalmem())
  if (workers < processors)
    say(`${Math.round(totalmem() / 2 ** 30)} GB of memory: one test worker instead of ${processors}.`)
  return workers
}
