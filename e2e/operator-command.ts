import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../scripts/root'

const run = promisify(execFile)

/** Runs `npm run ops -- …` against a running site and returns what it printed. */
export const operatorCommand = async (
  siteUrl: string,
  dataDir: string,
  ...args: readonly string[]
): Promise<string> => {
  const script = 'gateway/src/operator/command/main.ts'
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...args, '--as', 'ana'], {
    cwd: root,
    env: { ...process.env, PORT: new URL(siteUrl).port, DATA_DIR: dataDir },
  })
  return stdout
}
