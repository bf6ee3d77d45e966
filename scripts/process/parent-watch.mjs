import { readFileSync } from 'node:fs'

const checkMs = 500

/** Name and parent of a process, from `/proc/<pid>/stat` (proc_pid_stat(5)). */
export const readStat = (stat) => {
  const end = stat.lastIndexOf(')')
  return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) }
}

const statOf = (pid) => {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}

const shells = ['sh', 'dash', 'ash', 'bash', 'busybox']

/**
 * The processes whose end ends this one. npm starts a script through a shell; some shells (BusyBox, dash before 0.5.11) stay in
 * between and survive npm.
 */
export const launchersOf = (parent, readProcess, isUnderNpm) => {
  const stat = isUnderNpm ? readProcess(parent) : null
  return stat && shells.includes(stat.name) ? `${parent} ${stat.parent}` : String(parent)
}

const current = () => launchersOf(process.ppid, statOf, process.env.npm_lifecycle_event !== undefined)

const first = current()

/** Calls back once when the first parent is gone: a killed parent sends no signal. Returns the end of the watch. */
export const onParentGone = (callback) => {
  const watch = setInterval(() => {
    if (current() === first) return
    clearInterval(watch)
    callback()
  }, checkMs)
  watch.unref()
  return () => clearInterval(watch)
}
