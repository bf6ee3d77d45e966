import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../root'
import { findOrInstallChromium } from '../install/chromium'

/** Runs a TypeScript script of the checkout with an installed browser, its output on this terminal. */
export const runScript = async (script: string, args: readonly string[]): Promise<number> => {
  const chromium = findOrInstallChromium(console.log)
  if (!chromium.ok) {
    console.error(chromium.sentence)
    return 1
  }
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium.path },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
