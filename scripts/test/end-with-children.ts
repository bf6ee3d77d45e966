import { constants } from 'node:os'
import { descendantsOf, runningProcesses } from './descendants'

/** Servers finish what they are doing, and a runner of flows closes its browsers, in less. */
const patience = 10_000
const signals = ['SIGINT', 'SIGTERM'] as const

const send = (id: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(id, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Ends what this process has started and goes on starting until its own work has noticed. */
const endChildren = async (within: number): Promise<void> => {
  const until = Date.now() + within
  const known = new Set<number>()
  const told = new Set<number>()
  for (;;) {
    const processes = runningProcesses()
    // What a child has left behind has another parent now.
    for (const id of [process.pid, ...known]) for (const one of descendantsOf(processes, id)) known.add(one)
    const left = processes.filter(({ id }) => known.has(id))
    if (left.length === 0) return
    if (Date.now() > until) for (const { id } of left) send(id, 'SIGKILL')
    // A runner ends its own workers and browsers by this signal, and servers end by it too.
    for (const { id, parent } of left) {
      if (parent !== process.pid || told.has(id)) continue
      told.add(id)
      send(id, 'SIGINT')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** From now on a signal ends also what this process has started, however deep, before it ends. */
export const endWithChildren = (within = patience): void => {
  let isEnding = false
  for (const signal of signals)
    process.on(signal, () => {
      // A process manager that is impatient says it twice.
      if (isEnding) return
      isEnding = true
      void endChildren(within).then(() => process.exit(128 + constants.signals[signal]))
    })
}
