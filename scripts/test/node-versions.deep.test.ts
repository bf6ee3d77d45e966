import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

// A quarter of an hour each; a second try would hide what broke.
jest.retryTimes(0)

const root = join(__dirname, '../..')
const run = promisify(execFile)
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string }
}
const minute = 60_000
const limitMs = 60 * minute
const port = 4400

/** A clone with its packages needs a disk; the folder of the tests may be memory (jest.config.mjs). */
const disk = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()

let clone = ''
beforeAll(async () => {
  clone = mkdtempSync(join(disk, 'mosaic-node-'))
  await run('git', ['clone', '--quiet', root, clone])
}, 5 * minute)
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const environment = {
  ...process.env,
  NODE_OPTIONS: '',
  NODE_ENV: '',
  PORT: String(port),
  TEST_DEPTH: '',
  JEST_WORKER_ID: '',
}

/** Runs a script of the clone with a Node from the npm registry. */
const withNode = (version: string, ...args: readonly string[]) =>
  run('npx', ['-y', `node@${version}`, ...args], { cwd: clone, env: environment, maxBuffer: 2 ** 26 })

describe.each([engines.node.replace('>=', ''), '22', '24'])('Node %s', (version) => {
  test(
    'the registry brings this version',
    async () => {
      expect((await withNode(version, '--version')).stdout).toMatch(new RegExp(`^v${version}\\.`))
    },
    limitMs,
  )

  test(
    'npm start: the site answers',
    async () => {
      const starting = withNode(version, 'scripts/bootstrap.mjs', 'start')
      const { child } = starting
      let said = ''
      child.stdout?.on('data', (chunk: string) => (said += chunk))
      const ended = starting.then(
        () => 'ended',
        (error: unknown) => String(error),
      )
      try {
        while (!said.includes('Mosaic is up')) {
          const early = await Promise.race([delay(500, null), ended])
          if (early !== null) throw new Error(`${early}\n${said.slice(-20_000)}`)
        }
        expect((await fetch(`http://localhost:${port}/m`)).status).toBe(200)
      } finally {
        child.kill('SIGTERM')
        await ended
      }
    },
    limitMs,
  )

  test(
    'static checks and unit tests pass',
    async () => {
      const { stdout } = await withNode(version, 'scripts/bootstrap.mjs', 'test', '--static', '--unit')
      expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d{4,} passed, 0 failed(, \d+ skipped)?$/)
    },
    limitMs,
  )
})
