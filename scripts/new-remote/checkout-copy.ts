import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export const root = join(__dirname, '../..')
const left = /(^|\/)(node_modules|releases|dist|\.git|\.data[^/]*|docs|e2e|test-results)$/

/** A copy of the checkout in which a test may write; the installed packages are linked, not copied. */
export const copyOfCheckout = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'mosaic-tutorial-'))
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter: (path) => !left.test(relative(root, path)) })
  mkdirSync(join(copy, 'node_modules/.cache'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  const types = join(root, 'node_modules/.cache/tsc')
  if (existsSync(types))
    cpSync(types, join(copy, 'node_modules/.cache/tsc'), { recursive: true, preserveTimestamps: true })
  for (const folder of [
    'host-shell',
    'gateway',
    'studio',
    'edge',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
    ...readdirSync(join(root, 'shared')).map((name) => join('shared', name)),
  ]) {
    const packages = join(root, folder, 'node_modules')
    // Links between packages of the workspace are relative, so they point to the copy's own.
    if (existsSync(packages))
      cpSync(packages, join(copy, folder, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('.cache'),
      })
  }
  return copy
}

/** The command of a document with this node, without the installation, which may have no registry here. */
const wordsOf = (command: string): string[] => {
  const [tool, name = '', ...rest] = command.split(' ')
  if (tool === 'npm') return ['--import', 'tsx', 'scripts/task.ts', ...rest]
  return [{ jest: 'node_modules/jest/bin/jest.js', tsc: 'node_modules/typescript7/bin/tsc' }[name] ?? name, ...rest]
}

/** A reader's own: without what the runner of this test has set. */
const environment = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', JEST_WORKER_ID: '', TEST_DEPTH: '' }

/** Runs a command of a document in the copy. */
export const runIn = (
  copy: string,
  command: string,
): { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number> } => {
  const child = spawn(process.execPath, wordsOf(command), {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return {
    child,
    output: () => Buffer.concat(chunks).toString(),
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))),
  }
}

/** Runs a command of a document to its end and returns what it printed. */
export const succeed = async (copy: string, command: string): Promise<string> => {
  const { ended, output } = runIn(copy, command)
  const code = await ended
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output()}`)
  return output()
}
