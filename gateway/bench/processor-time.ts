import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Machine } from './capacity'

/** Linux counts processor time in hundredths of a second (`USER_HZ`). */
const tickMs = 10

type Stat = { readonly parent: number; readonly ms: number; readonly nice: number }

/** Fields of `/proc/<pid>/stat` after the name, which is in brackets and may hold any character (proc_pid_stat(5)). */
export const readStat = (text: string): Stat => {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * tickMs, nice: Number(fields[16]) }
}

const statOf = (pid: number | string): Stat | null => {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}

/** Milliseconds of processor time of a process and each of its children so far; empty where the system has no such figures. */
export const processorTimes = (pid: number): ReadonlyMap<number, number> => {
  const times = new Map<number, number>()
  if (!statOf(pid)) return times
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = statOf(Number(name))
    if (stat && (stat.parent === pid || Number(name) === pid)) times.set(Number(name), stat.ms)
  }
  return times
}

/** The sum of `processorTimes`; null where the system has no such figures. */
export const processorTime = (pid: number): number | null => {
  const times = processorTimes(pid)
  return times.size === 0 ? null : [...times.values()].reduce((sum, ms) => sum + ms, 0)
}

/** Processor time of those threads of a process with a higher nice value; a nice value belongs to a thread (sched(7)). */
export const timeOfThreadsBehind = (pid: number): number => {
  const own = statOf(pid)?.nice
  if (own === undefined) return 0
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => statOf(`${pid}/task/${thread}`))
  return threads.reduce((sum, thread) => sum + (thread && thread.nice > own ? thread.ms : 0), 0)
}

/** Processor time between two samples. A child that ended meanwhile subtracts no time. */
export const takenBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)

const busyMs = (): number => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

/** Measures the machine for a moment in which this process is idle. */
export const idleMachine = async (milliseconds: number): Promise<Machine> => {
  const [before, from] = [busyMs(), performance.now()]
  await delay(milliseconds)
  return { processors: cpus().length, takenByOthers: (busyMs() - before) / (performance.now() - from) }
}
