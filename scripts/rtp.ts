import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

/** The studio's own script computes it; it runs where the person stands (npm itself changes to the root), so that their file is found. */
export const rtp = (args: readonly string[]): Promise<number> => {
  const script = join(root, 'studio/src/return/main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
