import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

/** A command of the studio; it runs in the caller's folder (npm itself changes to the root), so that relative paths work. */
const studioCommand = (folder: string, args: readonly string[]): Promise<number> => {
  const script = join(root, 'studio/src', folder, 'main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

export const rtp = (args: readonly string[]): Promise<number> => studioCommand('return', args)
export const acceptance = (args: readonly string[]): Promise<number> => studioCommand('acceptance', args)
