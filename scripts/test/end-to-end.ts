import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { readableLine } from '../start/log-line'
import { buildAndStartSite } from '../start/site'
import { runCommand } from './command'
import { withExit, type Tally } from './tally'

type PlaywrightReport = { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number } }

/** The tests get ports and data of their own, so that a running site is never touched. */
const port = 4700

export const testSettings = () => ({ production: false, port, dataDir: join(root, '.data-test'), databaseUrl: null, qa: true })

/** Serves a fresh site and runs the Playwright flows against it. */
export const runEndToEnd = async (chromium: string, filters: readonly string[], say: (line: string) => void): Promise<Tally> => {
  const settings = testSettings()
  rmSync(settings.dataDir, { recursive: true, force: true })
  const cache = join(root, 'node_modules/.cache/mosaic-tests')
  mkdirSync(cache, { recursive: true })
  const started = Date.now()
  const log: string[] = []
  const site = await buildAndStartSite(
    root,
    settings,
    (name, line) => (name === 'build' ? say(`     ${line}`) : log.push(readableLine(name, line, new Date()))),
    (name, code) => log.push(`${name} stopped with code ${code}`),
  )
  say(`site for the flows up after ${Math.round((Date.now() - started) / 1000)} s`)
  const report = join(cache, 'playwright.json')
  rmSync(report, { force: true })
  try {
    const { code, output } = await runCommand(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...filters], {
      MOSAIC_URL: site.addresses.site,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      MOSAIC_DATA_DIR: settings.dataDir,
      FORCE_COLOR: '0',
    })
    say(output.slice(-20_000))
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
    if (stats.flaky > 0) say(`${stats.flaky} flaky: passed at the second try, see the list above`)
    const tally = withExit({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code)
    if (tally.failed > 0) say(log.slice(-40).join('\n'))
    return tally
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    say(log.slice(-40).join('\n'))
    return { passed: 0, failed: 1 }
  } finally {
    await site.stop()
  }
}
