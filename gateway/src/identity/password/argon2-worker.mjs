import { getPriority, setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'

// JavaScript, since Node starts a thread from a file: the same one from source, in a test and beside the bundle.

/** Readers come first by about nine to one when processors are busy; on an idle machine a login takes no longer (sched(7), "The nice value"). */
const niceIncrement = 10

// On Linux the nice value belongs to a thread (setpriority(2), "C library/kernel differences"); elsewhere it would slow the whole gateway.
if (process.platform === 'linux') {
  try {
    setPriority(0, Math.min(19, getPriority() + niceIncrement))
  } catch {
    // A sandbox may forbid it; the results are the same.
  }
}

export default (job) => ('cost' in job ? hashSync(job.password, job.cost) : verifySync(job.hash, job.password))
