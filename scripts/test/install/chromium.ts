import { existsSync } from 'node:fs'
import { browserFromNpm } from './browser-from-npm'
import { browserStarts } from './browser-starts'
import { missingBrowser } from './browser-help'
import { debianInstaller } from './debian'
import { playwrightBrowser } from './playwright-browser'

type Say = (line: string) => void

/** A source of a browser. `find` returns the path of an executable, or null; without `mayInstall` it changes nothing. */
type BrowserSource = { readonly name: string; readonly find: (say: Say, mayInstall: boolean) => string | null }

const firstOf = (paths: readonly string[]): string | null => paths.find(existsSync) ?? null

const debianPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const fromDistribution = (say: Say, mayInstall: boolean): string | null => {
  const present = firstOf(debianPaths)
  if (present || !mayInstall) return present
  const install = debianInstaller()
  if (!install) return null
  say('Installing Chromium from the distribution …')
  return install('chromium-headless-shell') || install('chromium') ? firstOf(debianPaths) : null
}

/** Chrome and Edge where their installers put them (Playwright's `channel`). */
const installedBrowsers: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/usr/bin/chromium-browser',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
}

/** In the order in which they are tried; the first that starts is used. */
export const browserSources: readonly BrowserSource[] = [
  { name: 'CHROMIUM_PATH', find: () => process.env.CHROMIUM_PATH ?? null },
  { name: 'Playwright', find: playwrightBrowser },
  { name: '@sparticuz/chromium from npm', find: browserFromNpm },
  { name: 'the distribution', find: fromDistribution },
  { name: 'an installed Chrome or Edge', find: () => firstOf(installedBrowsers[process.platform] ?? []) },
]

export type Chromium =
  | { readonly ok: true; readonly path: string; readonly source: string; readonly version: string }
  | { readonly ok: false; readonly sentence: string }

/** The browser of the flows: the first source whose browser starts. A snap's pointer and a file for another system do not start. */
export const findOrInstallChromium = (
  say: Say,
  sources: readonly BrowserSource[] = browserSources,
  versionOf: (path: string) => string | null = browserStarts,
  mayInstall = true,
): Chromium => {
  for (const { name, find } of sources) {
    const path = find(say, mayInstall)
    const version = path === null ? null : versionOf(path)
    if (path !== null && version !== null) return { ok: true, path, source: name, version }
    if (path !== null) say(`${path} (${name}) does not start; trying the next browser.`)
  }
  return { ok: false, sentence: missingBrowser(process.platform, existsSync) }
}

/** The same without a download or an installation. */
export const findChromium = (say: Say): Chromium => findOrInstallChromium(say, browserSources, browserStarts, false)
