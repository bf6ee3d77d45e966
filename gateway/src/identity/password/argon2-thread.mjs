import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/* Plain JavaScript: Node starts a thread from a file, and this one is the same file from source, in a test and beside the bundle. */

/** Readers come first by about nine to one when processors are short; on an idle machine a login takes no longer (sched(7), "The nice value"). */
const behindReaders = 10

if (process.platform === 'linux') {
  try {
    // On Linux the nice value belongs to a thread, and 0 is the calling one (setpriority(2), "C library/kernel differences"); elsewhere it would slow the whole gateway.
    setPriority(0, Math.min(19, getPriority() + behindReaders))
  } catch {
    // A sandbox that forbids it gets the same answers, only without the precedence.
  }
}

const answer = (job) => {
  try {
    return { value: 'cost' in job ? hashSync(job.password, job.cost) : verifySync(job.hash, job.password) }
  } catch (error) {
    return { failed: String(error) }
  }
}

parentPort?.on('message', (job) => parentPort?.postMessage(answer(job)))
