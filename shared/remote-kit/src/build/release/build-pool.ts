import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BuildJob, JobResult } from './build-jobs'
import { ownTool } from '../paths'

const workerFile = fileURLToPath(new URL('./build-worker.ts', import.meta.url))

const startWorker = (): ChildProcess =>
  fork(workerFile, [], {
    execArgv: ['--import', pathToFileURL(ownTool('tsx')).href],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

const runOn = (worker: ChildProcess, job: BuildJob): Promise<JobResult> =>
  new Promise((resolve) => {
    const gone = (code: number | null) =>
      resolve({ dir: job.dir, ok: false, error: `the build process ended with code ${code}` })
    worker.once('exit', gone)
    worker.once('message', (result: JobResult) => {
      worker.off('exit', gone)
      resolve(result)
    })
    worker.send(job)
  })

/** Runs jobs on a few child processes, so that two cores are used and a crashed build hurts only itself. */
export const runJobs = async (
  jobs: readonly BuildJob[],
  size: number,
  onResult: (result: JobResult) => void,
): Promise<JobResult[]> => {
  const waiting = [...jobs]
  const results: JobResult[] = []
  const work = async () => {
    let worker: ChildProcess | null = null
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (!worker?.connected) worker = startWorker()
      const result = await runOn(worker, job)
      results.push(result)
      onResult(result)
    }
    if (worker?.connected) worker.disconnect()
  }
  await Promise.all(Array.from({ length: Math.min(size, jobs.length) }, work))
  return results
}
