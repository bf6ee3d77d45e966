import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Child = {
  readonly name: string
  /** Resolves when the process printed its ready line, rejects when it ended before. */
  readonly ready: Promise<void>
  readonly ended: Promise<number>
  /** Without a chance to finish anything. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export type ChildOptions = {
  readonly name: string
  readonly file: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: (name: string, line: string) => void
}

/** A server gets this long to finish what it is doing before it is killed. */
const patience = 8000

const endOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))

export const startChild = ({ name, file, args = [], env, log }: ChildOptions): Child => {
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endOf(child)
  // A parent that fails must not leave a server behind that holds the port and the data.
  const endWithParent = () => void child.kill('SIGTERM')
  process.once('exit', endWithParent)
  void ended.then(() => process.off('exit', endWithParent))
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) =>
      line.startsWith('ready ') ? resolve() : log(name, line),
    )
    createInterface({ input: child.stderr }).on('line', (line) => log(name, line))
    void ended.then((code) => reject(new Error(`${name} stopped with code ${code} before it was ready`)))
  })
  // The caller may never await it when another process failed first.
  ready.catch(() => undefined)
  return {
    name,
    ready,
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      await ended
      clearTimeout(timer)
    },
  }
}
