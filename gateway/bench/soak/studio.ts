import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Ends = Readonly<Record<string, Readonly<Record<string, number>>>>
export type Played = { readonly settled: number; readonly ends: Ends }
export type SeatOrder = { readonly gameCode: string; readonly launchTokens: readonly string[] }

/** The game provider in a process of its own, which knows only the gateway's address and two keys. */
export const startStudio = async (script: string, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [...process.execArgv, script], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The studio ended with ${String(code)}.`)
  })
  ended.catch(() => undefined)
  child.stdin.on('error', () => undefined)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const report = async <T>(word: string): Promise<T> => {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), ended])
      if (done) return ended
      if (value.startsWith(`${word} `)) return JSON.parse(value.slice(word.length + 1)) as T
    }
  }
  const order = <T>(what: object): Promise<T> => {
    child.stdin.write(`${JSON.stringify(what)}\n`)
    return report<T>('done')
  }
  const { games } = await report<{ readonly games: readonly string[] }>('ready')
  return {
    games,
    sit: (seats: readonly SeatOrder[]) => order<{ readonly seats: number }>({ seats }),
    /** Orders at all seats, or at the first ones only. */
    play: (rounds: number, atSeats?: number) => order<Played>({ play: rounds, atSeats }),
    stop: async () => {
      child.stdin.end()
      await ended.catch(() => undefined)
    },
  }
}
