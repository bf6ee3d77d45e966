import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100
/** utime, stime, cutime and cstime, counted from behind the process name (proc_pid_stat(5)). */
const fields = [11, 12, 13, 14]

const processorSeconds = (): number | null => {
  if (!existsSync('/proc/self/stat')) return null
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.reduce((sum, field) => sum + Number(values[field]), 0) / ticksPerSecond
}

/**
 * Starts a timer; the returned function gives wall time and, on Linux, processor time of this process and its ended children:
 * "31 s, 55 s of processor time".
 */
export const startTimer = (): (() => string) => {
  const [began, usedBefore] = [Date.now(), processorSeconds()]
  return () => {
    const used = processorSeconds()
    const processor =
      used === null || usedBefore === null ? '' : `, ${Math.round(used - usedBefore)} s of processor time`
    return `${Math.round((Date.now() - began) / 1000)} s${processor}`
  }
}
