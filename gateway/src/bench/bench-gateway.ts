import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

export type BenchGateway = { readonly port: number; readonly pid: number; stop(): Promise<void> }

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A gateway process of its own on that database, with so many members of one password. It ends with this process, however this one ends. */
export const startBenchGateway = async (url: string, people: number, password: string): Promise<BenchGateway> => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), password, String(people)],
    {
      env: { ...process.env, DATABASE_URL: url, GATEWAY_URL: `http://localhost:${port}` },
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
