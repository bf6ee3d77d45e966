import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

/** `npm run ops`: a script of the gateway, which reads the gateway's settings. */
export const ops = (args: readonly string[]): Promise<number> => {
  const script = join(root, 'gateway/src/operator/command/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
