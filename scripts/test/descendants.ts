import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Process = { readonly id: number; readonly parent: number }

/** Every process that this one has started, and what those have started. */
export const descendantsOf = (processes: readonly Process[], id: number): number[] =>
  processes.filter(({ parent }) => parent === id).flatMap((child) => [child.id, ...descendantsOf(processes, child.id)])

const fromProc = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        // The name of a program may hold spaces and brackets.
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return state === 'Z' ? [] : [{ id: Number(name), parent: Number(parent) }]
      } catch {
        return []
      }
    })

const fromPs = (): Process[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .flatMap((line) => {
      const [id, parent, state] = line.trim().split(/\s+/)
      return state?.startsWith('Z') ? [] : [{ id: Number(id), parent: Number(parent) }]
    })

/** Without those that have ended and are only not forgotten yet. */
export const runningProcesses = (): Process[] => (existsSync('/proc/self/stat') ? fromProc() : fromPs())
