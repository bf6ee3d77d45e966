import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(__dirname, '../..')
const run = promisify(execFile)
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string }
}
const limitMs = 300_000
const areas = ['scripts/process', 'scripts/doctor', 'scripts/start', 'scripts/test/install', 'shared/contracts']

/** Runs a script with a Node from the npm registry. */
const withNode = (version: string, ...args: readonly string[]) =>
  run('npx', ['-y', `node@${version}`, ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', TEST_DEPTH: 'quick' },
    timeout: limitMs,
  })

test.each([engines.node.replace('>=', ''), '22', '24'])(
  'Node %s: the tests of scripts and contracts pass',
  async (version) => {
    const { stdout } = await withNode(version, '--version')
    expect(stdout).toMatch(new RegExp(`^v${version}\\.`))
    const jest = await withNode(version, 'node_modules/jest/bin/jest.js', '--maxWorkers=1', ...areas)
    expect(jest.stderr).toMatch(/Tests: +\d+ passed/)
  },
  limitMs,
)
