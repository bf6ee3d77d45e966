import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { refuse } from '../../platform/http/result'

/** `algorithm` is the package's number of a variant; its enum has no value at run time. */
export type Cost = {
  readonly algorithm: number
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}
type Job = { readonly password: string } & ({ readonly cost: Cost } | { readonly hash: string })

const filename = fileURLToPath(new URL('./argon2-worker.mjs', import.meta.url))

/** Two threads: without a limit, sixty parallel logins took the processors from the readers (security research §3). */
const maxThreads = 2
const maxQueue = 32

let pool: Piscina<Job, string | boolean> | null = null

/** `execArgv` without the TypeScript loader of this process, which a worker does not need and which is slow to start. */
const startPool = (): Piscina<Job, string | boolean> =>
  new Piscina({ filename, minThreads: 0, maxThreads, maxQueue, idleTimeout: Number.POSITIVE_INFINITY, execArgv: [] })

/** The next job would be refused. */
export const isArgon2PoolFull = (): boolean => pool !== null && pool.queueSize >= maxQueue

const run = async (job: Job): Promise<string | boolean> => {
  if (isArgon2PoolFull()) return refuse('system.busy')
  pool ??= startPool()
  return pool.run(job)
}

export const argon2Hash = async (password: string, cost: Cost): Promise<string> => String(await run({ password, cost }))

/** The hash contains its cost. */
export const argon2Verify = async (hash: string, password: string): Promise<boolean> =>
  (await run({ password, hash })) === true

/** Ends the threads after their jobs; a later job starts a new pool. */
export const closeArgon2Pool = async (): Promise<void> => {
  const closing = pool
  pool = null
  await closing?.close()
}
