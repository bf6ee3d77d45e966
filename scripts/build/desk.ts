import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { deskFolder } from '../start/server-files'
import { fingerprint } from './fingerprint'

const run = promisify(execFile)

/** Builds the operator desk, in a process of its own, if its sources or those of the packages that it shows changed. */
export const buildDesk = async (root: string, log: (line: string) => void): Promise<void> => {
  const mark = join(root, 'node_modules/.cache/mosaic/desk')
  const wanted = fingerprint(root, ['operator', 'shared'])
  if (existsSync(join(deskFolder(root), 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted)
    return
  const started = Date.now()
  await run(process.execPath, ['--import', 'tsx', join(root, 'operator/build.ts')], { cwd: root })
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
  log(`built operator in ${Date.now() - started} ms`)
}
