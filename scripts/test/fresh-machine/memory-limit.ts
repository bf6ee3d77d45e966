import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Both versions of Linux control groups; only one of them holds the memory of a machine. */
const versions = [
  { at: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { at: '/sys/fs/cgroup', limit: 'memory.max' },
] as const

export type MemoryLimit = {
  /** A process that writes its id here has the limit, with all that it starts. */
  readonly members: string
  remove(): void
}

/** A control group with this much memory, or null where the machine has none that root may make. */
export const limitMemory = (name: string, bytes: number): MemoryLimit | null => {
  for (const { at, limit } of versions) {
    const folder = join(at, name)
    try {
      mkdirSync(folder)
    } catch {
      continue
    }
    const remove = () => rmdirSync(folder)
    if (existsSync(join(folder, limit))) {
      writeFileSync(join(folder, limit), String(bytes))
      return { members: join(folder, 'cgroup.procs'), remove }
    }
    remove()
  }
  return null
}
