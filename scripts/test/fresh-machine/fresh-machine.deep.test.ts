import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { limitMemory, type MemoryLimit } from './memory-limit'
import { startNameRecorder, type NameRecorder } from './name-recorder'
import { cannotCreateAccount, createAccount, msUntilNoneRuns, type Account, type Running } from './account'

// Half an hour each; a second try would hide what broke.
jest.retryTimes(0)

const root = join(__dirname, '../../..')
const minute = 60_000
const stopMs = 5000
const port = 4500
const folder = 'a clone – Größe ção 日本'

const reason = cannotCreateAccount()
const onFreshMachine = reason === null ? describe : describe.skip
const why = reason === null ? '' : ` (not run: ${reason})`

const succeeded = async ({ ended, output }: Running): Promise<string> => {
  const code = await ended
  if (code !== 0) throw new Error(`ended with ${code}:\n${output().slice(-20_000)}`)
  return output()
}

/** Waits until the command prints these words. */
const printed = async ({ child, output }: Running, words: string, limitMs: number): Promise<void> => {
  const until = Date.now() + limitMs
  while (!output().includes(words)) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until)
      throw new Error(`"${words}" was not printed:\n${output().slice(-20_000)}`)
    await delay(200)
  }
}

/** Servers of Playwright's browsers, tried in turn. */
const browserServers = ['cdn.playwright.dev', 'playwright.download.prss.microsoft.com']
/** Names that tests use because they lead nowhere (RFC 2606, RFC 6761). */
const nowhere = /(^|\.)(localhost|test|invalid|example|example\.(com|net|org))$/

onFreshMachine(
  `an account without rights, browser, PostgreSQL and sudo; a path with spaces and other letters${why}`,
  () => {
    let account: Account
    let recorder: NameRecorder
    let memory: MemoryLimit | null = null
    let clone = ''
    const isExpected = (name: string) =>
      name === account.registry || browserServers.includes(name) || nowhere.test(name)
    /** Environment of a command with this much memory, where the machine has control groups. */
    const limited = (): Readonly<Record<string, string>> => (memory ? { MEMORY_GROUP: memory.members } : {})
    const start = (cwd: string, at: number, env = {}) =>
      account.run(cwd, ['npm', 'start'], { PORT: String(at), ...env })
    const answers = async (at: number) => (await fetch(`http://localhost:${at}/m`)).status

    beforeAll(async () => {
      recorder = await startNameRecorder()
      memory = limitMemory(`mosaic-fresh-${process.pid}`, 4 * 2 ** 30)
      account = createAccount(root, recorder.address)
      clone = account.clone(folder)
    }, 5 * minute)
    afterAll(async () => {
      account.remove()
      recorder.close()
      await msUntilNoneRuns(account, stopMs)
      memory?.remove()
    })

    test(
      'npm start with 4 GB of memory: serves the site; SIGTERM to npm: nothing runs 5 s later',
      async () => {
        const running = start(clone, port, limited())
        await printed(running, 'Mosaic is up', 20 * minute)
        expect(await answers(port)).toBe(200)
        running.child.kill('SIGTERM')
        expect(await msUntilNoneRuns(account, 2 * stopMs)).toBeLessThan(stopMs)
      },
      25 * minute,
    )

    test(
      'a second clone beside the first: the taken port is named with its variable, and another port works',
      async () => {
        const first = start(clone, port)
        await printed(first, 'Mosaic is up', 5 * minute)
        const second = account.clone(`${folder} 2`)
        const refused = start(second, port)
        expect(await refused.ended).not.toBe(0)
        expect(refused.output()).toMatch(new RegExp(`Port ${port} .*PORT=\\d+ npm start`))
        const beside = start(second, port + 10)
        await printed(beside, 'Mosaic is up', 20 * minute)
        expect([await answers(port), await answers(port + 10)]).toEqual([200, 200])
        first.child.kill('SIGKILL')
        beside.child.kill('SIGKILL')
        expect(await msUntilNoneRuns(account, 2 * stopMs)).toBeLessThan(stopMs)
      },
      30 * minute,
    )

    test(
      'npm run dev whose terminal closes: nothing runs 5 s later',
      async () => {
        const running = account.run(clone, ['script', '--quiet', '--flush', '--command', 'npm run dev', '/dev/null'], {
          PORT: String(port),
        })
        await printed(running, 'Stop with Ctrl+C', 10 * minute)
        running.child.kill('SIGKILL')
        expect(await msUntilNoneRuns(account, 2 * stopMs)).toBeLessThan(stopMs)
      },
      12 * minute,
    )

    test(
      'npm test with 4 GB of memory: passes, and prints and counts what was skipped',
      async () => {
        const env = { MOSAIC_TEST_PORT: String(port + 50), ...limited() }
        const said = await succeeded(account.run(clone, ['npm', 'test'], env))
        if (memory) expect(said).toMatch(/^4 GB of memory: one test worker instead of \d+\.$/m)
        else console.info('Not limited to 4 GB: this machine has no control groups that root may make.')
        expect(said).toContain('No fonts for ja, ko, th: measurements in these languages are skipped.')
        expect(said.trimEnd().split('\n').at(-1)).toMatch(/^\d{4,} passed, 0 failed, \d+ skipped$/)
      },
      180 * minute,
    )

    test(
      'both commands: wrote only below the clone and into usual caches',
      () => {
        const ownFolders = [folder, `${folder} 2`, ...(existsSync('/etc/skel') ? readdirSync('/etc/skel') : [])]
        expect(
          readdirSync(account.home)
            .filter((name) => !ownFolders.includes(name))
            .sort(),
        ).toEqual(['.cache', '.local', '.npm'])
        expect(account.strayFiles()).toEqual([])
      },
      10 * minute,
    )

    test('both commands: only registry and browser servers are asked for, so no tool sends usage data', () => {
      expect(recorder.names().filter((name) => !isExpected(name))).toEqual([])
      expect(recorder.names()).toContain(account.registry)
    })
  },
)
