import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

/** A script that runs in the caller's folder (npm itself changes to the root), so that relative paths work. */
const scriptIn = (script: string, args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

export const rtp = (args: readonly string[]) => scriptIn('studio/src/return/main.ts', args)
export const acceptance = (args: readonly string[]) => scriptIn('studio/src/acceptance/main.ts', args)
export const agentProof = (args: readonly string[]) => scriptIn('gateway/bench/agent-proof/main.ts', args)
