import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = (): string | null => [process.env.CHROMIUM_PATH, ...places].find((path): path is string => Boolean(path) && existsSync(path ?? '')) ?? null

const asRoot = (): readonly string[] | null => {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null
}

export type Chromium = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly sentence: string }

/** The browser of the tests: the one named or found, else Debian's package is installed. */
export const findOrInstallChromium = (say: (line: string) => void): Chromium => {
  const present = found()
  if (present) return { ok: true, path: present }
  const prefix = asRoot()
  if (!prefix || !existsSync('/usr/bin/apt-get')) return { ok: false, sentence: 'No Chromium was found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test' }
  say('Installing Chromium from the distribution …')
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  }
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = found()
  return installed ? { ok: true, path: installed } : { ok: false, sentence: 'Chromium could not be installed; the reason stands above. Name one with CHROMIUM_PATH.' }
}
