// Preloaded with --import: ends this process, and the group that it leads, when its parent is gone.
import { isMainThread } from 'node:worker_threads'
import { onParentGone } from './parent-watch.mjs'

/** Together with the interval of the watch less than 5 s. */
const shutdownMs = 2500

const signalAll = (signal) => {
  try {
    process.kill(-process.pid, signal)
  } catch {
    // This process leads no group.
    process.kill(process.pid, signal)
  }
}

if (isMainThread)
  onParentGone(() => {
    setTimeout(() => signalAll('SIGKILL'), shutdownMs).unref()
    signalAll('SIGTERM')
  })
