import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

/** Commands of people of the house; the gateway's own script reads them and its settings. */
export const ops = (args: readonly string[]): Promise<number> => {
  const script = join(root, 'gateway/src/operator/command/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
