import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root'
import { buildAndStartSite } from '../../start/built-site'
import { readSettings } from '../../start/environment'
import { readableLine } from '../../start/log-line'
import { takenPort, takenSentence } from '../../start/ports'
import type { Site } from '../../start/site'
import { reportFolder } from '../report-folder'
import { runCommand } from '../run-command'
import { withExit, type Tally } from '../tally'
import { testWorkers } from '../workers'
import type { Depth } from '../unit/unit-tests'
import { readFlowReport } from './flow-report'

/** Ports and data of the flows' own site; `MOSAIC_TEST_PORT` allows several runs at the same time. */
const testSettings = () => {
  const port = process.env.MOSAIC_TEST_PORT
  const result = readSettings({ PORT: port ?? '4700', DATA_DIR: port ? `.data-test-${port}` : '.data-test' }, root)
  if (!result.ok) throw new Error(`MOSAIC_TEST_PORT: ${result.sentence}`)
  return result.settings
}

/** Small pictures and two weeks of demo history: flows do not check a picture's content, and every list still has rows. */
const shortened = { artScale: 0.25, env: { DEMO_DAYS: '14' } }

/** Pictures stay: they are named by their content and take long to draw. */
const clearData = (dataDir: string): void => {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir))
    if (name !== 'art') rmSync(join(dataDir, name), { recursive: true, force: true })
}

/** An unused site: gateway, studio and edge on an empty data folder. */
const startFreshSite = (say: (line: string) => void, log: string[]): Promise<Site> => {
  const settings = testSettings()
  clearData(settings.dataDir)
  return buildAndStartSite(
    root,
    settings,
    'npm test',
    (name, line) => (name === 'build' ? say(`     ${line}`) : log.push(readableLine(name, line, new Date()))),
    (name, code) => log.push(`${name} stopped with code ${code}`),
    shortened,
  )
}

const runPlaywright = async (
  files: readonly string[],
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<Tally> => {
  const report = join(reportFolder, 'playwright.json')
  mkdirSync(reportFolder, { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await runCommand(
    process.execPath,
    ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...files],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
  )
  say(output.slice(-20_000))
  try {
    const { passed, failed, flaky, skipped } = readFlowReport(report)
    for (const title of flaky) say(`flaky: ${title}`)
    return withExit({ passed: passed.length, failed: failed.length + skipped.length }, code)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Serves a fresh site and runs the Playwright flows against it, or the named files; Playwright repeats a failed flow once. */
export const runFlows = async (
  chromium: string,
  files: readonly string[],
  say: (line: string) => void,
  depth: Depth = 'quick',
): Promise<Tally> => {
  const { port } = testSettings()
  const taken = await takenPort(port)
  if (taken !== null) {
    // A second clone may run its own tests at the same time.
    say(takenSentence(taken, `MOSAIC_TEST_PORT=${port + 100}`, 'npm test'))
    return { passed: 0, failed: 1 }
  }
  const started = Date.now()
  const log: string[] = []
  const site = await startFreshSite(say, log)
  say(`site for the flows up after ${Math.round((Date.now() - started) / 1000)} s`)
  try {
    const env = {
      MOSAIC_URL: site.addresses.site,
      CHROMIUM_PATH: chromium,
      MOSAIC_DATA_DIR: testSettings().dataDir,
      TEST_DEPTH: depth,
      // One more than the unit tests: flows wait for draws, rounds and idle screens.
      E2E_WORKERS: process.env.E2E_WORKERS ?? String(testWorkers(say) + 1),
    }
    const tally = await runPlaywright(files, env, say)
    if (tally.failed > 0) say(log.slice(-40).join('\n'))
    return tally
  } finally {
    await site.stop()
  }
}
