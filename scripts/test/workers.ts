import { availableParallelism, totalmem } from 'node:os'

/** A machine sold with 4 GB reports a little less than 4 GiB. */
const smallMemory = 4.5 * 2 ** 30

/** Memory of this machine or, when less, of its container. */
export const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

const isSmall = (memory: number): boolean => memory < smallMemory

/** Type check, lint, builds and browsers together need about 5 GB. */
export const runsOneAtATime = (): boolean => isSmall(usableMemory())

/** Parallel workers of a test runner: one per processor, and one alone with about 4 GB of memory. */
export const workersFor = (processors: number, memory: number): number => (isSmall(memory) ? 1 : processors)

/** From where on a worker starts anew, which takes ten seconds of processor time. */
export const workerMemory = (memory: number): '1GB' | '2.5GB' => (memory > 12 * 2 ** 30 ? '2.5GB' : '1GB')

/** The same for this machine; prints the reason when memory decides. */
export const testWorkers = (say: (line: string) => void): number => {
  const processors = availableParallelism()
  const memory = usableMemory()
  const workers = workersFor(processors, memory)
  if (workers < processors)
    say(`${Math.round(memory / 2 ** 30)} GB of memory: one test worker instead of ${processors}.`)
  return workers
}
