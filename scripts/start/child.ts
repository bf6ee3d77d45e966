import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

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
  /** The checkout. */
  readonly root: string
  readonly name: string
  readonly file: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: (name: string, line: string) => void
}

/** A server gets this long to finish what it is doing before it is killed; a stopped site is gone within 5 s. */
const patience = 3000

const endOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))

export const startChild = ({ root, name, file, args = [], env, log }: ChildOptions): Child => {
  const endWithParent = pathToFileURL(join(root, 'scripts/process/end-with-parent.mjs')).href
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', endWithParent, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endOf(child)
  // A parent that fails must not leave a server behind that holds the port and the data.
  const endOnExit = () => void child.kill('SIGTERM')
  process.once('exit', endOnExit)
  void ended.then(() => process.off('exit', endOnExit))
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
