import { once } from 'node:events'
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

export type Seat = { readonly memberId: string; readonly token: string }

type Running = { child: ChildProcess; readonly port: number }

const startOne = async <S>(
  script: string,
  port: number,
  env: Readonly<Record<string, string>>,
  players: readonly string[],
): Promise<{ child: ChildProcess; seats: readonly S[] } | null> => {
  const child = spawn(process.execPath, [...process.execArgv, script, ...players], {
    env: { ...process.env, ...env, GATEWAY_URL: `http://localhost:${port}` },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // A killed process closes its end of the pipes.
  child.stdin.on('error', () => undefined)
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  for (; child.exitCode === null && child.signalCode === null; await delay(20)) {
    const said = /^ready (.*)$/m.exec(text)
    if (said) return { child, seats: JSON.parse(said[1] ?? '[]') as readonly S[] }
  }
  return null
}

/** Gateway processes that are restarted whenever they end. The first one gets the `players` and answers with their seats. */
export const startGateways = async <S = Seat>(
  script: string,
  ports: readonly number[],
  env: Readonly<Record<string, string>>,
  players: readonly string[],
) => {
  const counts = { kills: 0, endedAlone: 0 }
  const running: Running[] = []
  let stopping = false
  const killed = new WeakSet<ChildProcess>()

  const watch = (slot: Running): void => {
    void (async () => {
      const { child } = slot
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      if (stopping) return
      if (!killed.has(child)) counts.endedAlone += 1
      // While the database is away a start ends with one sentence, and is repeated.
      for (let started = null; !started && !stopping; ) {
        started = await startOne<S>(script, slot.port, env, [])
        if (started) slot.child = started.child
        else await delay(100)
      }
      watch(slot)
    })()
  }

  let seats: readonly S[] = []
  for (const [index, port] of ports.entries()) {
    const started = await startOne<S>(script, port, env, index === 0 ? players : [])
    if (!started) throw new Error('A gateway did not start.')
    if (index === 0) seats = started.seats
    const slot = { child: started.child, port }
    running.push(slot)
    watch(slot)
  }
  return {
    seats,
    counts,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    kill: (index: number): boolean => {
      const child = running[index % running.length]?.child
      if (!child || child.exitCode !== null || child.signalCode !== null) return false
      killed.add(child)
      counts.kills += 1
      return child.kill('SIGKILL')
    },
    /** Lets all of them end in their own time. */
    stop: async () => {
      stopping = true
      await Promise.all(
        running.map(async ({ child }) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.stdin?.end()
          await ended
        }),
      )
    },
  }
}
export type Gateways = Awaited<ReturnType<typeof startGateways>>
