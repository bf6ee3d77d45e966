import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root'

const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js')
const browser = 'chromium-headless-shell'
/** A download that has not ended by then counts as out of reach. */
const downloadMs = 180_000

const playwright = (...args: readonly string[]) =>
  spawnSync(process.execPath, [cli, 'install', ...args, browser], { encoding: 'utf8', timeout: downloadMs })

/** Folder of the headless shell of the lockfile's version, as Playwright itself reports it. */
const installFolder = (): string | null =>
  /Install location:\s+(.+)/.exec(playwright('--dry-run').stdout ?? '')?.[1]?.trim() ?? null

const executableIn = (folder: string): string | null => {
  if (!existsSync(folder)) return null
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(name))
  return file ? join(folder, file) : null
}

/** Playwright's own headless shell; downloads it where its server can be reached. */
export const playwrightBrowser = (say: (line: string) => void, mayInstall: boolean): string | null => {
  const folder = installFolder()
  if (!folder) return null
  const present = executableIn(folder)
  if (present || !mayInstall) return present
  say(`Downloading ${browser} with Playwright; given up after ${downloadMs / 1000} s …`)
  const { status } = playwright()
  if (status === 0) return executableIn(folder)
  say('The download failed or took too long; trying the next browser.')
  // A half-written browser would count as present the next time.
  rmSync(folder, { recursive: true, force: true })
  return null
}
