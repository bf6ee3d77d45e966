import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { buildAndStartSite } from '../start/built-site'
import { readSettings } from '../start/environment'
import { readableLine } from '../start/log-line'
import type { Site } from '../start/site'
import { runCommand } from './command'
import { costLines } from './flow-costs'
import { readFlowReport, readSuites } from './flow-report'
import { emptyData, keptData } from './kept-data'
import { reportFolder } from './report-folder'
import { secondTry } from './second-try'
import { withExit, type Tally } from './tally'

type Flows = {
  readonly tally: Tally
  readonly flaky: number
  readonly failing: readonly string[]
  readonly output: string
  readonly costs: readonly string[]
}

/** The tests get ports and data of their own, so that a running site is never touched; `MOSAIC_TEST_PORT` lets several runs stand side by side. */
const testSettings = () => {
  const port = process.env.MOSAIC_TEST_PORT
  const result = readSettings({ PORT: port ?? '4700', DATA_DIR: port ? `.data-test-${port}` : '.data-test' }, root)
  if (!result.ok) throw new Error(`MOSAIC_TEST_PORT: ${result.sentence}`)
  return result.settings
}

/**
 * No flow looks at what a picture shows, and a quarter of each side costs a quarter of the time. Two weeks of demo history fill every list that
 * a flow opens; three months of it would take a minute of processor time.
 */
const shortened = { artScale: 0.25, env: { DEMO_DAYS: '14' } }

const runFlows = async (files: readonly string[], env: Readonly<Record<string, string>>): Promise<Flows> => {
  const report = join(reportFolder, 'playwright.json')
  mkdirSync(reportFolder, { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await runCommand(
    process.execPath,
    ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...files],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
    },
  )
  try {
    const { passed, failed, flaky, skipped, failingFiles } = readFlowReport(report)
    return {
      tally: withExit({ passed: passed.length, failed: failed.length + skipped.length }, code),
      flaky: flaky.length,
      failing: failingFiles,
      output,
      costs: costLines(readSuites(report)),
    }
  } catch {
    return { tally: { passed: 0, failed: 1 }, flaky: 0, failing: [], output, costs: [] }
  }
}

/**
 * A site that nobody has used. A run of named flows begins with the data that an earlier one kept of its first start, because nobody
 * waits for a demo history to try one flow; a whole run makes it anew.
 */
const startFresh = async (isNamed: boolean, say: (line: string) => void, log: string[]): Promise<Site> => {
  const settings = testSettings()
  emptyData(settings.dataDir)
  const kept = isNamed ? keptData(settings.dataDir) : null
  const isLaid = kept?.lay() ?? false
  const start = (): Promise<Site> =>
    buildAndStartSite(
      root,
      settings,
      'npm test',
      (name, line) => (name === 'build' ? say(`     ${line}`) : log.push(readableLine(name, line, new Date()))),
      (name, code) => log.push(`${name} stopped with code ${code}`),
      shortened,
    )
  const site = await start()
  if (!kept || isLaid) return site
  await site.stop()
  kept.keep()
  return start()
}

/** Serves a fresh site and runs the Playwright flows against it; files that failed run once more, one flow at a time. */
export const runEndToEnd = async (
  chromium: string,
  filters: readonly string[],
  say: (line: string) => void,
): Promise<Tally> => {
  const started = Date.now()
  const log: string[] = []
  const site = await startFresh(filters.length > 0, say, log)
  say(`site for the flows up after ${Math.round((Date.now() - started) / 1000)} s`)
  try {
    const env = { MOSAIC_URL: site.addresses.site, CHROMIUM_PATH: chromium, MOSAIC_DATA_DIR: testSettings().dataDir }
    const first = await runFlows(filters, env)
    say(first.output.slice(-20_000))
    for (const line of first.costs) say(line)
    if (first.flaky > 0) say(`${first.flaky} flaky: passed at the second try, see the list above`)
    if (first.tally.failed === 0) return first.tally
    say(log.slice(-40).join('\n'))
    if (first.failing.length === 0) return first.tally
    const second = await runFlows(first.failing, { ...env, E2E_WORKERS: '1' })
    say(second.output.slice(-12_000))
    const { tally, flaky } = secondTry(first.tally, second.tally, first.failing)
    for (const file of flaky) say(`flaky: e2e/${file} passed in a run of its own`)
    return tally
  } finally {
    await site.stop()
  }
}
