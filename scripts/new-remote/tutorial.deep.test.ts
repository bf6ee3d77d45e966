import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { stepsOf } from './tutorial'

const root = join(__dirname, '../..')
const left = /(^|\/)(node_modules|releases|dist|\.git|\.data[^/]*|docs|e2e|test-results)$/

/** A copy of the checkout in which the tutorial may write; the installed packages are linked, not copied. */
const copyOfCheckout = (): string => {
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

/** The commands of the text with this node, without the installation, which may have no registry here. */
const wordsOf = (command: string): string[] => {
  const [tool, name = '', ...rest] = command.split(' ')
  if (tool === 'npm') return ['--import', 'tsx', 'scripts/task.ts', ...rest]
  return [{ jest: 'node_modules/jest/bin/jest.js', tsc: 'node_modules/typescript7/bin/tsc' }[name] ?? name, ...rest]
}

const environment = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', JEST_WORKER_ID: '' }

const runIn = (
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

let copy: string
beforeAll(() => {
  copy = copyOfCheckout()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every step of docs/new-remote.md: does what it says', async () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/new-remote.md'), 'utf8'), 'Steps')
  expect(steps.length).toBeGreaterThan(6)
  const said: string[] = []
  for (const step of steps) {
    if (step.kind === 'file') {
      mkdirSync(dirname(join(copy, step.file)), { recursive: true })
      writeFileSync(join(copy, step.file), step.text)
      continue
    }
    // This server runs until it is stopped; e2e/delivery/alone.spec.ts covers it.
    if (step.command.includes('run dev')) continue
    const { ended, output } = runIn(copy, step.command)
    expect({ command: step.command, code: await ended, output: output() }).toMatchObject({ code: 0 })
    said.push(output())
  }
  // The last step ships the remote, as the output of new-remote says.
  expect(steps.at(-1)).toEqual({ kind: 'command', command: 'npm run release -- publish raffle' })
  expect(said[0]).toContain('npm run release -- publish raffle')
  expect(said[0]).toContain('npm run dev -- raffle --into=http://localhost:4000')
  const [release = ''] = readdirSync(join(copy, 'releases/raffle'))
  const manifest = JSON.parse(readFileSync(join(copy, 'releases/raffle', release, 'remote.json'), 'utf8'))
  expect(Object.keys(manifest.modules).sort()).toEqual(['./RaffleCard', './RafflePage', './TicketsPage'])

  // No other remote was built; e2e/delivery/seventh-remote.spec.ts opens the published screen.
  expect(readdirSync(join(copy, 'releases')).filter((name) => !name.startsWith('.'))).toEqual(['raffle'])
  expect(readFileSync(join(copy, '.data/store/journal/0000000001.json'), 'utf8')).toContain(`"raffle":"${release}"`)

  const again = runIn(copy, 'npm run new-remote -- raffle')
  expect(await again.ended).toBe(1)
  expect(again.output()).toContain('There is a remote "raffle" already')
}, 360_000)
