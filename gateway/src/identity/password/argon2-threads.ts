import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** `algorithm` is the package's number for a variant; its enum has no value at run time. */
export type Cost = {
  readonly algorithm: number
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}
type Job = { readonly password: string } & ({ readonly cost: Cost } | { readonly hash: string })
type Answer = { readonly value: string | boolean } | { readonly failed: string }

const file = fileURLToPath(new URL('./argon2-thread.mjs', import.meta.url))
const idle: Worker[] = []

const startThread = (): Worker => {
  // The loader of TypeScript that this process may run under is of no use to the thread and slow to start.
  const thread = new Worker(file, { execArgv: [] })
  thread.once('exit', () => {
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
  })
  return thread
}

/** A thread for each job that runs at the same time, started with the first that finds none idle; whoever asks keeps their number small. */
const inThread = (job: Job): Promise<string | boolean> =>
  new Promise((resolve, reject) => {
    const thread = idle.pop() ?? startThread()
    const ended = (why: unknown) =>
      reject(why instanceof Error ? why : new Error(`A thread for passwords ended with ${String(why)}.`))
    thread.once('message', (answer: Answer) => {
      thread.off('error', ended).off('exit', ended)
      // An idle thread does not hold a process that has nothing else to do.
      thread.unref()
      idle.push(thread)
      if ('failed' in answer) reject(new Error(answer.failed))
      else resolve(answer.value)
    })
    thread.once('error', ended).once('exit', ended)
    thread.ref()
    thread.postMessage(job)
  })

export const argon2Hash = async (password: string, cost: Cost): Promise<string> =>
  String(await inThread({ password, cost }))

/** The hash says at which cost it was made. */
export const argon2Verify = async (hash: string, password: string): Promise<boolean> =>
  (await inThread({ password, hash })) === true

export const endArgon2Threads = async (): Promise<void> =>
  void (await Promise.all(idle.splice(0).map((thread) => thread.terminate())))
