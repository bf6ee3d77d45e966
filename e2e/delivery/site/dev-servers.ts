import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')
const tsx = pathToFileURL(createRequire(join(root, 'package.json')).resolve('tsx')).href

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

export type RunningServer = { readonly url: string; readonly stop: () => void }

/** Starts a remote's development server as a process and waits for its first build. */
export const startDevServer = async (
  cli: 'alone-cli' | 'catalogue-cli' | 'dev-cli',
  remote: string,
  ...more: readonly string[]
): Promise<RunningServer> => {
  const child = fork(
    join(root, `shared/remote-kit/src/build/compile/${cli}.ts`),
    [remote, String(await freePort()), ...more],
    {
      execArgv: ['--import', tsx],
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', (code) => reject(new Error(`the development server ended with code ${code}\n${output}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = new RegExp(`ready ${remote} (\\S+)`).exec(output)?.[1]
      if (address) resolve(address)
    })
  })
  child.removeAllListeners('exit')
  return { url, stop: () => child.kill() }
}
