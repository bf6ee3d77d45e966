import { existsSync } from 'node:fs'
import { debianInstaller } from './debian'

/** Chromium without windows draws the same pages and needs about half of the processor's time; any other will do. */
const headless = '/usr/bin/chromium-headless-shell'
const places = [headless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = (): string | null =>
  [process.env.CHROMIUM_PATH, ...places].find((path): path is string => Boolean(path) && existsSync(path ?? '')) ?? null
const isFastest = (path: string | null): path is string =>
  path !== null && (path === headless || path === process.env.CHROMIUM_PATH)

export type Chromium = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly sentence: string }

/** The browser of the tests: the one named, Debian's headless package (installed where it can be), else whatever Chromium there is. */
export const findOrInstallChromium = (say: (line: string) => void): Chromium => {
  const present = found()
  if (isFastest(present)) return { ok: true, path: present }
  const install = debianInstaller()
  if (install) {
    say('Installing Chromium from the distribution …')
    if (!install('chromium-headless-shell') && !present) install('chromium')
  }
  const path = found()
  if (path) return { ok: true, path }
  return install
    ? { ok: false, sentence: 'Chromium could not be installed; the reason stands above. Name one with CHROMIUM_PATH.' }
    : {
        ok: false,
        sentence: 'No Chromium was found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
      }
}
