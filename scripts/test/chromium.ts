import { existsSync } from 'node:fs'
import { debianInstaller } from './debian'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = (): string | null => [process.env.CHROMIUM_PATH, ...places].find((path): path is string => Boolean(path) && existsSync(path ?? '')) ?? null

export type Chromium = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly sentence: string }

/** The browser of the tests: the one named or found, else Debian's package is installed. */
export const findOrInstallChromium = (say: (line: string) => void): Chromium => {
  const present = found()
  if (present) return { ok: true, path: present }
  const install = debianInstaller()
  if (!install) return { ok: false, sentence: 'No Chromium was found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test' }
  say('Installing Chromium from the distribution …')
  install('chromium')
  const installed = found()
  return installed ? { ok: true, path: installed } : { ok: false, sentence: 'Chromium could not be installed; the reason stands above. Name one with CHROMIUM_PATH.' }
}
