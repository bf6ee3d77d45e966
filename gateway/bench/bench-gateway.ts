import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './free-port'

export type BenchGateway = { readonly port: number; readonly pid: number; stop(): Promise<void> }

/** A gateway process on that database, with this many members of one password. It ends with the bench, also after a crash. */
export const startBenchGateway = async (url: string, people: number, password: string): Promise<BenchGateway> => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), password, String(people)],
    {
      env: { ...process.env, LOG_LEVEL: 'error', DATABASE_URL: url, GATEWAY_URL: `http://localhost:${port}` },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready') && resolve())
    void ended.then(([code]) => reject(new Error(`The gateway ended with ${String(code)}.`)))
  })
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
