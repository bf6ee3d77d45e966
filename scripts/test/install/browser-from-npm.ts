import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root'

const folder = join(root, 'node_modules/.cache/mosaic/chromium')

/** The newest version of the package for a Node: 153 needs Node 22.17 or newer, 141 needs 20.11. */
export const packageVersion = (node: string): string => {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 17) ? '153.0.0' : '141.0.0'
}

/** Unpacks the browser below TMPDIR and prints its path. */
const unpack = "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"

/** Chromium from the npm registry (Linux on x64 only), for machines without administrator rights. */
export const browserFromNpm = (say: (line: string) => void): string | null => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const executable = join(folder, 'chromium')
  if (existsSync(executable)) return executable
  say('Installing Chromium from npm …')
  mkdirSync(folder, { recursive: true })
  const name = `@sparticuz/chromium@${packageVersion(process.versions.node)}`
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...quiet, name], { stdio: 'inherit' })
  if (status !== 0) return null
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder },
  })
  const path = stdout.trim()
  return existsSync(path) ? path : null
}
